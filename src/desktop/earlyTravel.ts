/**
 * The part of `beforeStartScript` that follows Back and Forward until the page takes over, or when it can't. After a reload
 * the browser changes but the address, where the page had done so before: what starts would be another page than the
 * address says, without its data.
 */
export const earlyTravelScript = [
  "const{pathname}=location;",
  'addEventListener("popstate",()=>{',
  "if(!ended&&location.pathname!==pathname)location.reload()});",
].join("");
