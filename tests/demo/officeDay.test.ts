import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { jstParts, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { isLong } from '#domain/testing/rotation.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import { runtime } from '#functions/runtime.ts';
import { demoPassword } from '#local/seed/demoUser.ts';
import { test } from '#tests/support/browser.ts';
import { whenLoaded } from '#tests/support/browserAudit.ts';
import { carryOutNow } from '#tests/support/browserDeal.ts';
import { countPresses } from '#tests/support/browserPresses.ts';
import { signInOn } from '#tests/support/browserVisit.ts';
import { appendHistories } from '#tests/support/history/appendHistories.ts';
import { disputedDeal } from '#tests/support/history/disputedDeal.ts';
import { FEE, manyDeals } from '#tests/support/history/manyDeals.ts';
import { manyPeople, talentOf } from '#tests/support/history/manyPeople.ts';
import { whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { askedByOffice } from '#tests/support/officeReads.ts';
import { documentedReads, readsOf } from '#tests/support/readsTable.ts';
import { until } from '#tests/support/until.ts';
import { p50, sorted } from '../../bench/statistics.ts';

/**
 * 300 deals show each step of the day. Of 1,600, in a long run, every queue fills its page.
 * `npm run bench:office` asks for more.
 */
const [FEW, MANY] = [100, Number(process.env.DEALS ?? (isLong ? 1_600 : 300))];
/** How often each list is opened: more than once if their times are asked for. */
const ROUNDS = process.env.DEALS ? 5 : 1;
const now = Date.now();
const disputed = disputedDeal(now);
const asked = askedByOffice('demo-office', disputed);

const countAll = async (): Promise<number[]> => {
  const counts: number[] = [];
  for (const { reads } of asked) counts.push(await reads());
  return counts;
};

let counted: { readonly few: number[]; readonly many: number[] };
beforeAll(async () => {
  const keys = new Map<string, Buffer>();
  await appendHistories(runtime(), [...manyPeople(now), disputed.history, ...manyDeals(0, FEW, now)], keys);
  await rebuild(runtime());
  const few = await countAll();
  const began = performance.now();
  await appendHistories(runtime(), manyDeals(FEW, MANY, now), keys);
  const { events } = await rebuild(runtime());
  console.log(`${MANY} deals (${events} events in the log) are ready after ${Math.round((performance.now() - began) / 1000)} s`);
  counted = { few, many: await countAll() };
}, 600_000);

test('bills and the audit read no more documents than a page has, at 100 deals as at thousands', () => {
  for (const [index, { what, atMost }] of asked.entries()) {
    const [few, many] = [counted.few[index] ?? Number.NaN, counted.many[index] ?? Number.NaN];
    console.log(`${what}: ${few} documents at ${FEW} deals, ${many} at ${MANY}, at most ${atMost}`);
    expect(Math.max(few, many), what).toBeLessThanOrEqual(atMost);
  }
});

/** What a page has asked for and not got. Listening goes on for as long as the page is open. */
const waitedFor = new Set<Request>();
let lastEnd = 0;
const watch = (page: Page): void => {
  page.on('request', (request) => (request.url().includes('/Listen/') ? undefined : waitedFor.add(request)));
  const end = (request: Request) => {
    waitedFor.delete(request);
    lastEnd = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
};
/** Counts are asked one after another: the next follows at once. */
const isQuiet = (): boolean => waitedFor.size === 0 && performance.now() - lastEnd > 300;

/** How long each list took from the act to its first row, in ms, once per round. */
const shownAfter = new Map<string, number[]>();
const showing = async (list: string, act: () => Promise<unknown>, row: Locator): Promise<void> => {
  // A person reads before the next press: what follows from the press before is over by then.
  const owing = runtime().db.collection('progress').where('owedSince', '>', 0).limit(1);
  await until(
    () => owing.get(),
    ({ empty }) => empty,
    'nothing owed',
    60_000,
  );
  await expect.poll(isQuiet).toBe(true);
  const began = performance.now();
  await act();
  // Waiting for a locator looks less and less often, down to every 500 ms: too coarse for what is
  // measured.
  await expect.poll(() => row.first().isVisible(), { interval: 20 }).toBe(true);
  shownAfter.set(list, [...(shownAfter.get(list) ?? []), Math.round(performance.now() - began)]);
};

const menu = (page: Page, name: string) => () =>
  page.getByRole('navigation', { name: '事務局メニュー' }).getByRole('link', { name, exact: true }).click();
/** A tab, also with a count. */
const tab = (page: Page, name: string) => () =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** Accepted offers of the prepared deals; those of the demo data may overlap with other work. */
const waitingForOffice = async (): Promise<number> => {
  const accepted = await runtime().db.collectionGroup('offers').where('status', '==', 'IS_ACCEPTED').get();
  return accepted.docs.filter((found) => found.get('fee') === FEE).length;
};

const approveTwenty = async (page: Page): Promise<void> => {
  const picks = page.getByRole('table', { name: 'オファーの一覧' }).getByRole('checkbox');
  const waiting = await waitingForOffice();
  await showing('承認待ちのオファー', menu(page, 'オファー'), picks);
  for (const limit of ['報酬（円以上）', '報酬（円以下）']) await page.getByLabel(limit).fill(`${FEE}`);
  const others = page
    .getByRole('table', { name: 'オファーの一覧' })
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox'), hasNotText: formatYen(FEE) });
  await expect.poll(() => others.count()).toBe(0);
  await expect.poll(() => picks.count()).toBeGreaterThanOrEqual(20);
  await picks.first().check();
  await picks.nth(19).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: '選択した20件を承認する' }).click();
  const dialog = page.getByRole('dialog');
  const dock = page.getByRole('region', { name: '実行前の操作' });
  await showing(
    '20件の承認',
    () => dialog.getByRole('button', { name: /^20件・.*を承認する$/ }).click(),
    dock.getByText(/^20件.*を承認します/),
  );
  await dialog.waitFor({ state: 'detached' });
  await carryOutNow(page);
  await whenCaughtUp();
  expect(await waitingForOffice()).toBe(waiting - 20);
};

/** Ends the deal that is open, for a reason. */
const end = async (page: Page, act: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('理由').fill('日程の都合がつかなくなったため');
  await dialog.getByRole('button', { name: act }).click();
  await dialog.waitFor({ state: 'detached' });
};

const disapproveTwo = async (page: Page): Promise<void> => {
  await showing('承認待ちのエントリー', menu(page, 'エントリー'), page.getByRole('table', { name: 'エントリーの一覧' }).getByRole('link'));
  for (const _ of ['first', 'second']) {
    await showing('取引', () => page.keyboard.press('j'), page.getByRole('button', { name: '否認する' }));
    await page.getByRole('button', { name: '否認する' }).click();
    const denied = page.url();
    await end(page, 'このエントリーを否認する');
    // The next one follows.
    await page.waitForURL((url) => url.href !== denied);
    await carryOutNow(page);
  }
};

const forceCloseOne = async (page: Page): Promise<void> => {
  const concluded = runtime().db.collectionGroup('offers').where('status', '==', 'IS_APPROVED').where('talentId', '>=', talentOf(0).uid);
  const { docs } = await concluded.limit(1).get();
  const wanted = page.getByRole('combobox', { name: 'さがすもの' });
  await showing('検索を開く', () => page.keyboard.press('Control+k'), wanted);
  await showing('検索', () => wanted.fill(docs[0]?.id ?? ''), page.getByRole('listbox').getByRole('option'));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('menuitem', { name: 'このオファーを強制終了する' }).click();
  await end(page, 'このオファーを強制終了する');
  await page.getByRole('row', { name: '強制終了' }).waitFor();
};

const certifyThree = async (page: Page): Promise<void> => {
  await menu(page, 'ホーム')();
  const waiting = page.getByRole('table', { name: 'アカウントの一覧' }).getByRole('link');
  await showing('認証待ちのクライアント', tab(page, '認証待ちのクライアント'), waiting);
  for (const left of [2, 1, 0]) {
    await waiting.first().click();
    await page.getByRole('button', { name: '認証する', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '認証する' }).click();
    await page.getByRole('button', { name: '認証を取り消す' }).waitFor();
    await expect.poll(() => waiting.count()).toBe(left);
  }
};

const jstNow = () => jstParts(Date.now() - MINUTE);
const dialogOf = (page: Page) => page.getByRole('dialog');
const firstOf = (page: Page, list: string) => page.getByRole('table', { name: list }).locator('tbody a').first();

/** The cast answers by phone: the colleague finds the offer by the name and records the answer. */
const recordAnswer = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'さがすもの' }).fill('坂本');
  await page.getByRole('option').filter({ hasText: 'キャストの回答待ち' }).first().click();
  await page.getByRole('button', { name: '代理で回答する' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: '承諾する' }).check();
  await dialog.getByRole('radio', { name: '電話' }).check();
  const { date, time } = jstNow();
  await dialog.getByLabel('回答を聞いた日時（日付）').fill(date);
  await dialog.getByLabel('回答を聞いた日時（時刻）').fill(time);
  await dialog.getByRole('button', { name: '代理で回答する' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** A colleague settles what the cast says about an answer that another member recorded. */
const settleObjection = async (page: Page): Promise<void> => {
  await menu(page, 'オファー')();
  await tab(page, '異議あり')();
  await firstOf(page, 'オファーの一覧').click();
  await page.getByRole('button', { name: '異議への対応を決める' }).click();
  await dialogOf(page)
    .getByRole('radio', { name: /^回答を有効とする/ })
    .check();
  await dialogOf(page).getByLabel(/^理由/).fill('通話の記録で確認しました');
  await dialogOf(page).getByRole('button', { name: '異議への対応を記録する' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
};

const settleCancellation = async (page: Page): Promise<void> => {
  await menu(page, 'オファー')();
  await tab(page, '取り消し')();
  await firstOf(page, 'オファーの一覧').click();
  await page.getByRole('button', { name: '取り消しを精算する' }).click();
  await dialogOf(page).getByLabel(/^理由/).fill('双方の申告を確認しました');
  await dialogOf(page)
    .getByRole('button', { name: /精算する$/ })
    .click();
  await dialogOf(page).waitFor({ state: 'detached' });
};

const settleReport = async (page: Page): Promise<void> => {
  await menu(page, '通報')();
  await firstOf(page, '通報の一覧').click();
  await page.getByRole('button', { name: '通報への対応を記録する' }).click();
  await dialogOf(page).getByRole('radio', { name: '対応した' }).check();
  await dialogOf(page).getByRole('textbox', { name: /^メモ/ }).fill('内容を確認し、掲載者に連絡しました');
  await dialogOf(page).getByRole('button', { name: '通報への対応を記録する' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
};

const returnProfile = async (page: Page): Promise<void> => {
  await menu(page, 'ホーム')();
  await tab(page, '公開待ちのキャスト')();
  await firstOf(page, 'キャストの一覧').click();
  await page.getByRole('button', { name: '差し戻す' }).click();
  await end(page, '差し戻す');
};

const suspendAccount = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'さがすもの' }).fill('みなと映像');
  await page.getByRole('option').filter({ hasText: 'クライアント' }).first().click();
  await page.getByRole('button', { name: 'アカウントを休止する' }).click();
  await end(page, 'アカウントを休止する');
};

const BILL_ID = 'INV-2026-0815';
const totalOn = (page: Page) => page.getByRole('main').getByText(/^\d+件、合計[\d,]+円（税抜）$/);
const countOn = async (page: Page): Promise<number> => Number.parseInt((await totalOn(page).textContent()) ?? '', 10);

const claimMonth = async (page: Page): Promise<void> => {
  const rows = page.getByRole('main').getByRole('row').getByRole('checkbox');
  await showing('未請求', menu(page, '請求'), rows);
  await showing('月の未請求', () => page.getByLabel('完了した月').selectOption(disputed.month), rows);
  const clients = page
    .getByRole('main')
    .getByRole('row')
    .getByRole('link', { name: /^株式会社/ });
  await showing('月と会社の未請求', () => clients.first().click(), rows);
  await totalOn(page).waitFor();
  const count = await countOn(page);
  await page.getByRole('checkbox', { name: `表示中の${count}件をすべて選択` }).check();
  await page.getByRole('button', { name: `選択した${count}件を請求済みにする` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('請求番号').fill(BILL_ID);
  await dialog.getByRole('button', { name: '請求済みにする' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('未請求の取引はありません').waitFor();
  const claimed = page.getByRole('row').filter({ hasText: BILL_ID });
  await showing('月と会社の請求済み', tab(page, '請求済み'), claimed);
  expect(await claimed.count()).toBe(count);
};

const exportMonth = async (page: Page): Promise<void> => {
  const rows = page.getByRole('main').getByRole('row').getByRole('checkbox');
  await page.getByLabel('クライアント').selectOption('');
  await showing('月の未請求、もう一度', tab(page, '未請求'), rows);
  // The claimed bills have rows and a total, too, until the tab has changed.
  await page.locator('[aria-current=page]', { hasText: /^未請求/ }).waitFor();
  await totalOn(page).waitFor();
  const count = await countOn(page);
  expect(count).toBeGreaterThan(MANY / 32);
  await page.getByRole('button', { name: '請求データをダウンロードする' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ファイルの形式').selectOption('UTF-8');
  await dialog.getByLabel(/^理由/).fill('会計事務所への提出のため');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'ダウンロードする', exact: true }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(count + 1);
  await dialog.getByText(`${count}件`).waitFor();
  await dialog.getByRole('button', { name: '閉じる', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Whether the fee was the agreed one: who changed it and when, and what the deal said before. */
const settleDispute = async (page: Page): Promise<void> => {
  await menu(page, '監査')();
  await page.getByRole('combobox', { name: '対象' }).selectOption({ label: 'オファー' });
  await page.getByRole('textbox', { name: '番号' }).fill(disputed.id);
  const changed = page.getByRole('row', { name: /報酬を変更/ });
  await showing('履歴', () => page.getByRole('button', { name: '履歴を表示' }).click(), changed);
  await page.getByText('6件の記録を検証しました。改ざんは見つかりません。').waitFor();
  expect(((await changed.textContent()) ?? '').replaceAll(/\s+/g, ' ')).toMatch(/.●● クライアント.*¥30,000 → ¥45,000/);
  const then = page.getByRole('region', { name: 'この時点の内容' });
  await showing('3日の内容', () => page.getByLabel('この日の内容を見る').fill(disputed.day), then.getByText('¥30,000'));
  await then.getByText('成立', { exact: true }).waitFor();
};

/**
 * Every list of the office, by where it is and what its rows are. The form of the audit reads
 * nothing: its time is that of the navigation alone.
 */
const lists = [
  ['監査', 'menu', 'form'],
  ['ホーム', 'menu', '[aria-label="待っているもの"] tbody a'],
  ['オファー', 'menu', '[aria-label="オファーの一覧"] tbody a'],
  ['変更', 'tab', '[aria-label="オファーの一覧"] tbody a[href$="tab=changes"]'],
  ['取り消し', 'tab', '[aria-label="オファーの一覧"] tbody a[href$="tab=cancellations"]'],
  ['異議あり', 'tab', '[aria-label="オファーの一覧"] tbody a[href$="tab=proxies"]'],
  ['最近の更新', 'tab', 'li a[href$="tab=recent"]'],
  ['エントリー', 'menu', '[aria-label="エントリーの一覧"] tbody a'],
  ['最近の更新', 'tab', 'li a[href$="tab=recent"]'],
  ['お問い合わせ', 'menu', '[aria-label="お問い合わせの一覧"] tbody a'],
  ['通報', 'menu', '[aria-label="通報の一覧"] tbody a'],
  ['アカウント', 'menu', '[aria-label="アカウントの一覧"] tbody tr'],
  ['キャスト', 'menu', '[aria-label="キャストの一覧"] tbody tr'],
  ['お仕事', 'menu', '[aria-label="お仕事の一覧"] tbody tr'],
  ['受講生', 'menu', '[aria-label="受講生の表"] tbody tr'],
  ['お知らせ', 'menu', '[aria-label="お知らせの一覧"] a'],
  ['マスタ', 'menu', '[aria-label="名称の表"] tbody tr'],
  ['請求', 'menu', '[aria-label="請求の表"] tbody tr'],
  // The first page may be of a locked month only; it has no act then.
  ['請求済み', 'tab', '[aria-label="請求の表"] tbody tr:has(:text-matches("未請求に戻す|締め済みの月"))'],
  ['クライアント別（月次）', 'tab', 'tbody th a'],
  ['請求書', 'tab', '[aria-label="請求書の一覧"] tbody tr'],
  ['料金表', 'menu', 'section dl'],
  ['監査', 'menu', 'form'],
  ['事務局の操作', 'tab', '[aria-label="事務局の操作の表"] tbody tr'],
  ['集計', 'menu', '[aria-label="日次の集計の表"] tbody tr'],
  ['システムの状態', 'menu', 'tr td'],
  ['ログインの設定', 'menu', '[aria-label="事務局の人と役割の表"] tbody tr'],
] as const;

/** A tab is named after its list in the menu. The first round also loads the code of each list. */
const lookAround = async (page: Page): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    let inMenu = '';
    for (const [name, how, row] of lists) {
      if (how === 'menu') inMenu = name;
      const list = how === 'menu' ? name : `${inMenu}、${name}`;
      await showing(list, (how === 'menu' ? menu : tab)(page, name), page.getByRole('main').locator(row));
    }
  }
};

/** Does some work, with at most as many presses. */
const inPresses = async (page: Page, most: number, work: (page: Page) => Promise<void>): Promise<void> => {
  const presses = await countPresses(page);
  await work(page);
  expect(await presses(), work.name).toBeLessThanOrEqual(most);
};

const queues = [
  ['officeOffers', '/office/offers'],
  ['officeEntries', '/office/entries'],
  ['officeBills', '/office/bills'],
] as const;

test("a day's work of the office on thousands of deals, in one page that is loaded once; its queues read what docs/reads.md says", {
  timeout: 400_000,
}, async ({ open }) => {
  const { page } = await open('desktop');
  await signInOn(page, 'office@example.com', demoPassword);
  await whenLoaded(page);
  watch(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  try {
    await inPresses(page, 6, approveTwenty);
    await inPresses(page, 7, disapproveTwo);
    await inPresses(page, 3, forceCloseOne);
    await inPresses(page, 11, certifyThree);
    await inPresses(page, 7, claimMonth);
    await exportMonth(page);
    await settleDispute(page);
    await lookAround(page);
  } finally {
    console.log([...shownAfter].map(([list, ms]) => `${list}: ${p50(sorted(ms))} ms (${ms.join(', ')})`).join('\n'));
  }
  expect(loads).toEqual([]);
  for (const [name, path] of queues) {
    await page.goto(path);
    await expect.poll(() => readsOf(page)).toBe(documentedReads().get(name));
  }
});

test('a call, a cancellation, a report, a return, a suspension and an objection take three to six presses each', async ({ open }) => {
  const { page } = await open('desktop');
  await signInOn(page, 'office@example.com', demoPassword);
  await whenLoaded(page);
  await inPresses(page, 5, recordAnswer);
  await inPresses(page, 5, settleCancellation);
  await inPresses(page, 5, settleReport);
  await inPresses(page, 5, returnProfile);
  await inPresses(page, 3, suspendAccount);
  const colleague = await open('desktop');
  await signInOn(colleague.page, 'review@example.com', demoPassword);
  await whenLoaded(colleague.page);
  await inPresses(colleague.page, 6, settleObjection);
});

test("the demo data, thousands of deals and the day's work are what a replay of the log gives", { timeout: 300_000 }, async () => {
  await whenCaughtUp(180_000);
  expect(await whatDiffers()).toEqual([]);
});
