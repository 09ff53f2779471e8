import { chromium } from "playwright-core";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
for (const a of ["//","/%2ffoo","//foo","/nowhere/","/%"]) { const p=await b.newPage(); const errs:string[]=[]; p.on("pageerror",e=>errs.push(e.message)); p.on("response",r=>{ if(r.status()>=400) errs.push(r.status()+" "+r.url())});
 await p.goto("http://localhost:9205"+a).catch(e=>console.log(a,"goto",e.message)); await p.waitForTimeout(2500); console.log(a, p.url(), await p.title(), await p.locator("[data-notice]").count(), errs.slice(0,4)); await p.close(); }
await b.close();
