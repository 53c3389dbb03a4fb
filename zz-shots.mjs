import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu','--disable-background-networking','--font-render-hinting=none'] });
const pages = process.argv[3].split(',');
for (const w of process.argv[2].split(',').map(Number)) {
  const c = await b.newContext({ viewport:{ width:w, height: w<500?844:900 }, deviceScaleFactor:1 });
  for (const p of pages) {
    const page = await c.newPage();
    await page.goto('http://localhost:18000'+p, { waitUntil:'load' });
    await page.waitForTimeout(1500);
    const sw = await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
    console.log(w,p,'overflow',sw);
    await page.screenshot({ path:`/tmp/shots/${w}${p.replaceAll('/','_')}.png`, fullPage: process.argv[4]==='full' });
    if (process.argv[4]==='menu') { await page.click('[data-sidebar=open]'); await page.waitForTimeout(600); await page.screenshot({ path:`/tmp/shots/${w}${p.replaceAll('/','_')}menu.png` }); }
    await page.close();
  }
  await c.close();
}
await b.close();
