import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { demoPassword } from '#local/seed/demoUser.ts';
import { startStack } from '#local/stack.ts';
import { whenLoaded } from '#tests/support/browserAudit.ts';
import { launchBrowser, openVisit, type Size, signInOn } from '#tests/support/browserVisit.ts';
import { makeDemoData } from '#tests/support/demoData.ts';

const folder = fileURLToPath(new URL('../../docs/screens', import.meta.url));

type Viewer = 'guest' | 'client' | 'talent' | 'office';
type Shot = {
  readonly file: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** Links to follow from there, for ids of the demo data. */
  readonly links?: readonly RegExp[];
  /** Shows one part of the page completely instead of the window. */
  readonly part?: string;
  readonly scheme?: 'light' | 'dark';
};

const cast = /^白石 美咲/;
const shots: readonly Shot[] = [
  { file: 'index', viewer: 'guest', path: '/' },
  { file: 'login', viewer: 'guest', path: '/login' },
  { file: 'publicCasts', viewer: 'guest', path: '/p/casts' },
  { file: 'terms', viewer: 'guest', path: '/terms/tos' },
  { file: 'castList', viewer: 'client', path: '/client/talents' },
  { file: 'castDetail', viewer: 'client', path: '/client/talents', links: [cast] },
  { file: 'castPrint', viewer: 'client', path: '/client/talents', links: [cast, /印刷|資料/] },
  { file: 'offerForm', viewer: 'client', path: '/client/talents', links: [cast, /オファーを送る/] },
  { file: 'clientOffers', viewer: 'client', path: '/client/mypage/offers?tab=running' },
  { file: 'clientOffer', viewer: 'client', path: '/client/mypage/offers?tab=running', links: [/./] },
  { file: 'ownJobs', viewer: 'client', path: '/client/mypage/jobs' },
  { file: 'ownJob', viewer: 'client', path: '/client/mypage/jobs', links: [/化粧水/] },
  { file: 'jobForm', viewer: 'client', path: '/client/mypage/jobs/add' },
  { file: 'clientEntries', viewer: 'client', path: '/client/mypage/entries' },
  { file: 'clientRoom', viewer: 'client', path: '/client/mypage/messages', links: [/./] },
  { file: 'clientMypage', viewer: 'client', path: '/client/mypage' },
  { file: 'jobList', viewer: 'talent', path: '/talent/jobs' },
  { file: 'jobDetail', viewer: 'talent', path: '/talent/jobs', links: [/./] },
  { file: 'talentOffers', viewer: 'talent', path: '/talent/mypage/offers' },
  { file: 'talentOffer', viewer: 'talent', path: '/talent/mypage/offers', links: [/./] },
  { file: 'talentProfile', viewer: 'talent', path: '/talent/mypage/profile' },
  { file: 'notifications', viewer: 'talent', path: '/talent/notification' },
  { file: 'receivedReviews', viewer: 'talent', path: '/talent/mypage/reviews' },
  { file: 'parts', viewer: 'talent', path: '/develop', part: '#parts' },
  { file: 'partsDark', viewer: 'talent', path: '/develop', part: '#parts', scheme: 'dark' },
  { file: 'officeHome', viewer: 'office', path: '/office' },
  { file: 'officeQueue', viewer: 'office', path: '/office/offers', links: [/./] },
  { file: 'officeEntries', viewer: 'office', path: '/office/entries', links: [/./] },
  { file: 'officeReports', viewer: 'office', path: '/office/reports', links: [/./] },
  { file: 'officePrices', viewer: 'office', path: '/office/prices' },
  { file: 'officeAccounts', viewer: 'office', path: '/office/accounts' },
  { file: 'officeAccount', viewer: 'office', path: '/office/accounts?kind=client', links: [/./] },
  { file: 'officeTalents', viewer: 'office', path: '/office/talents' },
  { file: 'officeTalent', viewer: 'office', path: '/office/talents', links: [cast] },
  { file: 'officeJobs', viewer: 'office', path: '/office/jobs' },
  { file: 'officeJob', viewer: 'office', path: '/office/jobs', links: [/./] },
  { file: 'officeStudents', viewer: 'office', path: '/office/students' },
  { file: 'officeNews', viewer: 'office', path: '/office/news', links: [/./] },
  { file: 'officeMasters', viewer: 'office', path: '/office/masters' },
  { file: 'officeBills', viewer: 'office', path: '/office/bills' },
  { file: 'officeAudit', viewer: 'office', path: '/office/accounts', links: [/./, /^履歴$/] },
  { file: 'officeFigures', viewer: 'office', path: '/office/figures' },
  { file: 'officeOperations', viewer: 'office', path: '/office/operations' },
  { file: 'officeSettings', viewer: 'office', path: '/office/settings' },
];

const looks = { phone: { viewport: { width: 390, height: 844 } }, desktop: { deviceScaleFactor: 2 / 3 } } as const;

/** Follows a link in the page's content; in a list, that of its first row. */
const follow = async (page: Page, name: RegExp): Promise<void> => {
  const rows = page.locator('main').getByRole('listitem').or(page.locator('main').getByRole('row'));
  const links = rows.getByRole('link', { name });
  const before = await page.evaluate(() => `${document.title}${document.querySelector('h1')?.textContent}`);
  await (name.source === '.' ? links : page.locator('main').getByRole('link', { name })).first().click();
  // The address changes before the page does.
  await page.waitForFunction((from) => `${document.title}${document.querySelector('h1')?.textContent}` !== from, before);
  await whenLoaded(page);
};

/** Time without changes (ms). */
const SETTLED = 500;

/** Counts and badges are loaded last. */
const hasSettled = (pause: number): boolean => {
  const arrivals = performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return performance.now() - Math.max(0, ...arrivals) > pause && !/…[件人]/.test(document.body.textContent);
};

const take = async (page: Page, size: Size, { file, path, links = [], part, scheme = 'light' }: Shot): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(path);
  await whenLoaded(page);
  for (const link of links) await follow(page, link);
  await page.waitForLoadState('load');
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  await page.waitForFunction(hasSettled, SETTLED);
  await page.mouse.move(0, 0);
  // A sticky bar would cover the middle of a long part.
  if (part) await page.evaluate(() => document.querySelector('header')?.style.setProperty('position', 'static'));
  const shot = await (part ? page.locator(part) : page).screenshot({ animations: 'disabled' });
  // A palette keeps the files small enough for a repository.
  await writeFile(join(folder, `${file}-${size}.png`), await sharp(shot).png({ palette: true, quality: 80 }).toBuffer());
};

const takeAll = async (browser: Browser, baseURL: string, viewer: Viewer, size: Size): Promise<void> => {
  const { page, close } = await openVisit(browser, baseURL, size, looks[size]);
  if (viewer !== 'guest') await signInOn(page, `${viewer}@example.com`, demoPassword);
  for (const shot of wanted.filter((each) => each.viewer === viewer)) await take(page, size, shot);
  await close();
};

const named = shots.filter(({ viewer, file }) => process.argv.includes(viewer) || process.argv.includes(file));
const wanted = named.length > 0 ? named : shots;
const viewers = [...new Set(wanted.map(({ viewer }) => viewer))];

/**
 * `npm run screens`: pictures of representative screens on phone and desktop from the demo data;
 * `npm run screens -- office` those of one viewer, `-- officeBills` one of them.
 */
const stack = await startStack({ ports: 'free', hosting: true, schedules: false });
const browser = await launchBrowser();
try {
  await makeDemoData(stack);
  await mkdir(folder, { recursive: true });
  for (const viewer of viewers) for (const size of ['phone', 'desktop'] as const) await takeAll(browser, stack.urls.web, viewer, size);
} finally {
  await browser.close();
  await stack.stop();
}
