import { beforeAll, expect } from 'vitest';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { test } from '#tests/support/browser.ts';
import { audit, whenLoaded } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { newEntry, whenEntryStatus } from '#tests/support/entries.ts';
import { type Cast, document, newCast, newJob, newOffice } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/** An entry of the talent that waits for the office, for a new job. */
const waiting = async (title: string) => {
  const made = await newEntry({ ...cast, jobId: await newJob(cast.client, { title }) });
  await whenEntryStatus(made.path, 'IN_PROGRESS');
  return made;
};

test.concurrent('entries are processed by keyboard: next, approve, disapprove with a reason', async ({ openAs }) => {
  const [first, second] = [await waiting('朝の番組'), await waiting('昼の番組')];
  await waiting('夕の番組');
  const { page } = await openAs(cast.office, 'desktop', `/office/entries/${first.entryId}`);
  await page.getByRole('button', { name: 'このエントリーを承認する' }).waitFor();
  await page.getByText('時代劇の経験があります。').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'キーの一覧' }).waitFor();
  await audit(page, 'the list of keys');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByRole('button', { name: '承認する' }).click();
  await page.getByText('承認しました').first().waitFor();
  // The next one opens automatically.
  await page.waitForURL((url) => !url.pathname.endsWith(first.entryId));

  await page.getByRole('table', { name: 'エントリーの一覧' }).getByRole('link', { name: '昼の番組' }).click();
  await page.getByRole('button', { name: 'このエントリーを否認する' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'エントリーを否認しますか？' });
  await dialog.getByText('不成立で終了します').waitFor();
  await dialog.getByLabel('理由').fill('募集の条件に合いません。');
  await audit(page, 'the dialog that disapproves');
  await dialog.getByRole('button', { name: 'このエントリーを否認する' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  // The next row is open and has the keyboard focus.
  const list = page.getByRole('table', { name: 'エントリーの一覧' });
  await list.getByRole('link', { name: '昼の番組' }).waitFor({ state: 'detached' });
  await page.waitForURL((url) => /entries\/./.test(url.pathname) && !url.pathname.endsWith(second.entryId));
  await page.locator('#main:focus').waitFor();
  expect(await document<Entry>(second.path, ({ status }) => status === 'IS_ADMIN_DISAPPROVED')).toMatchObject({
    reason: '募集の条件に合いません。',
  });
  expect(await document<Entry>(first.path, ({ status }) => status === 'IS_ADMIN_APPROVED')).toBeDefined();
});

test.concurrent('of several entries approved at once, those that a colleague decided show the colleague', async ({ openAs }) => {
  const [mine, theirs, ended] = [await waiting('夜の番組一'), await waiting('夜の番組二'), await waiting('夜の番組三')];
  const colleague = await newOffice();
  const { page, expectFault } = await openAs(cast.office, 'phone');
  // The refusal of the third.
  expectFault(/400|412|409/);
  await page.goto('/office/entries');
  await whenLoaded(page);
  for (const title of ['夜の番組一', '夜の番組二', '夜の番組三']) await page.getByRole('checkbox', { name: title }).check();
  await audit(page, 'the queue with picked rows');
  await page.getByRole('button', { name: '選択した3件を承認する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: '3件のエントリーを承認しますか？' }).waitFor();

  await send(colleague, 'entries', { type: 'adminApprove', termsNo: 1, entryId: theirs.entryId });
  await send(colleague, 'entries', { type: 'adminDisapprove', entryId: ended.entryId, reason: '重複しています。' });
  await Promise.all([whenEntryStatus(theirs.path, 'IS_ADMIN_APPROVED'), whenEntryStatus(ended.path, 'IS_ADMIN_DISAPPROVED')]);
  await dialog.getByRole('button', { name: '3件を承認する' }).click();

  await dialog.getByText('3件のうち1件を承認しました。').waitFor();
  await dialog.getByRole('listitem').filter({ hasText: '夜の番組一' }).getByText('承認しました').waitFor();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: '夜の番組二' })
    .getByText(`${colleague.email}が、すでに処理しています（事務局が承認）。`)
    .waitFor();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: '夜の番組三' })
    .getByText(`${colleague.email}が、すでに処理しています（事務局が否認）。`)
    .waitFor();
  await audit(page, 'the results of an approval of several');
  expect(await document<Entry>(mine.path, ({ status }) => status === 'IS_ADMIN_APPROVED')).toBeDefined();
});
