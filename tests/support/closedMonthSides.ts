import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { monthText } from '#domain/kernel/format/times.ts';
import { payoutIdOf } from '#domain/money/payout/fields.ts';
import { payout } from '#domain/money/payout/payout.ts';
import { announce } from '#functions/delivery/announce.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { runtime } from '#functions/runtime.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import type { Transfer } from '#projections/payout/transfers.schema.ts';
import type { Visit } from './browser.ts';
import { confirm } from './browserDeal.ts';
import type { Size } from './browserVisit.ts';
import { accountNumberOf, dealIdOf, MONTH, monthCasts, monthClients } from './history/closedMonth.ts';
import { document, type Person } from './people.ts';

type OpenAs = (person: Person, size: Size, path?: string) => Promise<Visit>;
const personOf = (uid: string): Person => ({ uid, email: `${uid}@example.com`, token: '' });

/** Answers a report as its client: `objects` to the food, or agrees to all. */
export const answerReport = async (openAs: OpenAs, client: number, objects: boolean): Promise<void> => {
  const { uid } = monthClients[client] as (typeof monthClients)[number];
  const { page } = await openAs(personOf(uid), 'phone', `/client/mypage/offers/${dealIdOf(client, 0)}`);
  await page.getByRole('button', { name: '内容を確認して回答する' }).click();
  const dialog = page.getByRole('dialog');
  // Overtime, transport, food.
  for (const row of [0, 1, 2])
    await dialog
      .getByText(objects && row === 2 ? 'ちがう' : '合っている', { exact: true })
      .nth(row)
      .click();
  if (objects) await dialog.getByLabel('ちがう理由').fill('差し入れは、お願いしていません。');
  await dialog.getByRole('button', { name: objects ? /1件を事務局へ$/ : /に同意する$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.close();
};

/** The office halves the disputed cost. */
export const decideReport = async (page: Page, client: number): Promise<void> => {
  await page.goto(`/office/offers/${dealIdOf(client, 0)}?tab=recent`);
  await page.getByRole('button', { name: '精算の額を決定する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^差し入れ/).fill('540');
  await confirm(page, 'この額に決定する', '半分は、ご依頼のメッセージで確認できました。');
  await page.getByText('確定した額（税込）').waitFor();
};

const payoutOf = (cast: number, is: (payout: Payout) => boolean): Promise<Payout> =>
  document<Payout>(`payouts/${payoutIdOf(monthCasts[cast] ?? '', MONTH)}`, is);

const openPayout = (page: Page, { name, month }: Payout): Promise<void> =>
  page
    .getByRole('row')
    .filter({ hasText: `${monthText(month)}分` })
    .getByRole('link', { name: name ?? '', exact: true })
    .click();

/** The office fixes the statements of the month; one cast agrees, one objects, two are silent. */
export const agreeStatements = async (page: Page, openAs: OpenAs): Promise<void> => {
  await page.goto(`/office/payouts?month=${MONTH}`);
  await page.getByRole('button', { name: `${monthCasts.length}人分を締める` }).click();
  await confirm(page, '支払通知書を作成する');
  for (const [cast, act] of ['この内容に同意する', '異議を申し出る'].entries()) {
    const { id } = await payoutOf(cast, ({ status }) => status === 'FIXED');
    const { page: own } = await openAs(personOf(monthCasts[cast] ?? ''), 'phone', `/talent/mypage/payments/${id}`);
    await own.getByRole('button', { name: act }).click();
    if (cast === 0) await confirm(own, '同意する');
    else {
      await own.getByRole('dialog').getByLabel('理由').fill('交通費が含まれていないようです。');
      await confirm(own, '異議を申し出る');
    }
    await own.close();
  }
  const objected = await payoutOf(1, ({ status }) => status === 'OBJECTED');
  await openPayout(page, objected);
  await page.getByRole('button', { name: '異議に回答する' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('理由').fill('交通費の報告がありません。');
  await dialog.getByRole('button', { name: '異議に回答する', exact: true }).click();
  await payoutOf(1, ({ status }) => status === 'AGREED');
  for (const cast of [2, 3]) {
    const { id, agreeBy } = await payoutOf(cast, ({ status }) => status === 'FIXED');
    const then = { ...runtime(), now: () => agreeBy };
    const silent = {
      aggregate: payout,
      entityId: id,
      command: { type: 'assumeAgreed' },
      commandId: randomUUID(),
      sender: 'system',
    } as const;
    await announce(then, await executeCommand(then, silent));
    await payoutOf(cast, ({ status }) => status === 'AGREED');
  }
};

/** Two members order the transfer. One payment fails; a cast without an account gets none. */
export const transferAll = async (page: Page, second: Page): Promise<void> => {
  await page.goto('/office/payouts');
  await page.getByRole('button', { name: /^同意済みの\d+件を振り込む$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^同意済みの\d+件を振り込む$/ })
    .click();
  const asking = page.getByRole('dialog', { name: '別の担当者に確認を依頼しますか？' });
  await asking.getByLabel('理由').fill('月末の支払い');
  await asking.getByRole('button', { name: '別の担当者に確認を依頼' }).click();
  await asking.waitFor({ state: 'detached' });
  await second.goto('/office/payouts');
  await second
    .getByRole('row')
    .filter({ hasText: '月末の支払い' })
    .getByRole('button', { name: /^確認する/ })
    .click();
  await confirm(second, '確認する');
  const { transferId } = await payoutOf(0, ({ status }) => status === 'SENT');
  const transfer = await document<Transfer>(`transfers/${transferId}`, ({ status }) => status === 'READY');
  expect(transfer.refused).toContainEqual({ payoutId: payoutIdOf(monthCasts[3] ?? '', MONTH), code: 'account-missing' });

  await page.goto('/office/payouts');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '全銀ファイルをダウンロードする' }).first().click(),
  ]);
  // 総合振込: the account at 43, the amount at 81, and number and sum in the trailer.
  const records = (await readFile(await file.path())).toString('latin1').split('\r\n');
  const sent = records.filter((each) => each.startsWith('2'));
  for (const cast of [0, 1, 2]) {
    const { total } = await payoutOf(cast, ({ status }) => status === 'SENT');
    const own = sent.filter((each) => each.slice(43, 50) === accountNumberOf(cast));
    expect(own.map((each) => Number(each.slice(80, 90)))).toEqual([total]);
  }
  const [trailer = ''] = records.filter((each) => each.startsWith('8'));
  expect([Number(trailer.slice(1, 7)), Number(trailer.slice(7, 19))]).toEqual([
    sent.length,
    sent.reduce((sum, each) => sum + Number(each.slice(80, 90)), 0),
  ]);

  await openPayout(page, await payoutOf(1, () => true));
  await page.getByRole('button', { name: '振込不能にする' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('理由').fill('口座名義の相違');
  await dialog.getByRole('button', { name: '振込不能にする', exact: true }).click();
  await payoutOf(1, ({ status }) => status === 'FAILED');
  await page.goto('/office/payouts');
  await page
    .getByRole('button', { name: /の振込を支払済にする$/ })
    .first()
    .click();
  await confirm(page, '支払済にする');
  for (const cast of [0, 2]) await payoutOf(cast, ({ status }) => status === 'PAID');
};
