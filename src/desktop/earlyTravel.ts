/**
 * The part of `beforeStartScript` that follows Back and Forward until the page takes over, or when it can't. After a reload
 * the browser changes but the address, where the page had done so before: what starts would be another page than the
 * address says, without its data. Until it is gone this document must not start either (`isLeaving`): what it asks
 * for may be refused by then.
 */
export const earlyTravelScript = [
  "const{pathname}=location;",
  'addEventListener("popstate",()=>{',
  "if(!ended&&location.pathname!==pathname){leaving=true;location.reload()}});",
].join("");
