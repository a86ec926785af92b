import { launchBrowser, openVisit, signInOn } from '#tests/support/browserVisit.ts';
const browser = await launchBrowser();
const out = '/tmp/shots'; import('node:fs').then((fs) => fs.mkdirSync(out, { recursive: true }));
const shot = async (email: string | null, size: 'phone' | 'desktop', list: [string, string][]) => {
  const v = await openVisit(browser, 'http://127.0.0.1:5000', size);
  if (email) await signInOn(v.page, email, 'demo-password-1');
  for (const [name, path] of list) { await v.page.goto(path); await v.page.waitForLoadState('networkidle').catch(() => {}); await new Promise((r) => setTimeout(r, 900)); await v.page.screenshot({ path: `${out}/${name}-${size}.png` }); }
  console.log(email, size, v.faults());
  await v.context.close();
};
await shot(null, 'desktop', [['index', '/'], ['login', '/login']]);
await shot(null, 'phone', [['index', '/'], ['registration', '/registration']]);
await shot('client@example.com', 'desktop', [['client-talents', '/client/talents'], ['client-offers', '/client/mypage/offers'], ['client-mypage', '/client/mypage'], ['client-jobadd', '/client/mypage/jobs/add'], ['client-soon', '/client/mypage/messages']]);
await shot('client@example.com', 'phone', [['client-offers', '/client/mypage/offers']]);
await shot('office@example.com', 'desktop', [['office-home', '/office'], ['office-bills', '/office/bills']]);
await shot('office@example.com', 'phone', [['office-queue', '/office/offers'], ['office-bills', '/office/bills']]);
await browser.close(); process.exit(0);
