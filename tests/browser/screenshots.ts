import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#local/seed/accounts.ts';
import { startChild } from '#local/stack/child.ts';
import { type Stack, startStack } from '#local/stack.ts';
import { launchBrowser, openVisit, type Size, signInOn } from '#tests/support/browserVisit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const images = join(root, 'docs/images');

type Shot = { readonly file: string; readonly email: string; readonly size: Size; readonly go: (page: Page) => Promise<void> };

/** Which pictures the README shows, and how somebody gets there. */
const shots: readonly Shot[] = [
  {
    file: 'castList',
    email: 'client@example.com',
    size: 'phone',
    go: (page) => page.getByRole('link', { name: '白石 美咲' }).waitFor(),
  },
  {
    file: 'castDetail',
    email: 'client@example.com',
    size: 'desktop',
    go: async (page) => {
      await page.getByRole('link', { name: '白石 美咲' }).click();
      await page.getByRole('heading', { name: '自己紹介' }).waitFor();
    },
  },
  {
    file: 'offerDetail',
    email: 'client@example.com',
    size: 'phone',
    go: async (page) => {
      await page.goto('/client/mypage/offers');
      await page.getByRole('listitem').getByRole('link').first().click();
      await page.getByRole('heading', { name: 'これまでの流れ' }).waitFor();
    },
  },
  {
    file: 'talentOffers',
    email: 'talent@example.com',
    size: 'phone',
    go: async (page) => {
      await page.goto('/talent/mypage/offers');
      await page.getByRole('listitem').first().waitFor();
    },
  },
  {
    file: 'officeQueue',
    email: 'office@example.com',
    size: 'desktop',
    go: async (page) => {
      await page.getByRole('link', { name: 'オファー', exact: true }).click();
      await page.getByRole('list', { name: 'オファーの一覧' }).getByRole('link').first().click();
      await page.getByRole('heading', { name: '履歴' }).waitFor();
      await page.getByRole('row').nth(1).waitFor();
    },
  },
];

/** Small enough for a page that shows five of them. */
const looks = { phone: { viewport: { width: 390, height: 780 } }, desktop: { deviceScaleFactor: 2 / 3 } } as const;

const seed = async (stack: Stack): Promise<void> => {
  const args = [join(root, 'local/seed/main.ts'), stack.storageFolder];
  const child = startChild({ name: 'seed', command: process.execPath, args, env: stack.env }, (_, line) => console.log(line));
  const end = await child.ended;
  if (end !== 'exit code 0') throw new Error(`The demo data could not be made (${end}).`);
};

const take = async (browser: Browser, baseURL: string, { file, email, size, go }: Shot): Promise<void> => {
  const { context, page } = await openVisit(browser, baseURL, size, looks[size]);
  await signInOn(page, email, demoPassword);
  await go(page);
  await page.waitForLoadState('load');
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(images, `${file}.png`), animations: 'disabled' });
  await context.close();
};

/** `npm run screens`: the pictures of the README, anew, from the demo data. */
const stack = await startStack({ ports: 'free', hosting: true, schedules: false });
const browser = await launchBrowser();
try {
  await seed(stack);
  await mkdir(images, { recursive: true });
  for (const shot of shots) await take(browser, stack.urls.web, shot);
} finally {
  await browser.close();
  await stack.stop();
}
