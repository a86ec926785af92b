import { beforeAll, describe } from 'vitest';
import { daysAfter } from '#domain/calendar/days.ts';
import { jstDate } from '#domain/calendar/instants.ts';
import type { TermsSheet } from '#domain/deal/sheet.ts';
import { shortDay } from '#domain/format/times.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { test } from '#tests/support/browser.ts';
import { audit, expectToFit } from '#tests/support/browserAudit.ts';
import { send } from '#tests/support/callables.ts';
import { approvedBy, whenStatus } from '#tests/support/deals.ts';
import { type Cast, newCast, newTalent } from '#tests/support/people.ts';

let one: Cast;
let other: Cast;
beforeAll(async () => {
  [one, other] = await Promise.all([newCast(), newCast()]);
});

const TOMORROW = daysAfter(jstDate(Date.now()), 1);
const DAY = daysAfter(TOMORROW, 1);
const sheet: TermsSheet = {
  ...termsSheet,
  workDays: [{ date: DAY, from: '09:00', to: '15:00', kind: 'SHOOT' }],
  payDue: daysAfter(DAY, 30),
};

describe.concurrent('with the cast on a phone and the client on a desktop', () => {
  test('a cast marks days with one press, and the client sees them on the open page', async ({ openAs }) => {
    const talent = await newTalent(one.office);
    const { page: cast } = await openAs(talent, 'phone', '/talent/mypage/diary');
    const pressed = async (from: string, to: string) => {
      await cast.getByRole('button', { name: `${shortDay(TOMORROW)} ${from}` }).click();
      await cast.getByRole('button', { name: `${shortDay(TOMORROW)} ${to}` }).waitFor();
    };
    if (TOMORROW.slice(0, 7) !== jstDate(Date.now()).slice(0, 7)) await cast.getByRole('button', { name: '次の月' }).click();
    await pressed('空き', '不可');
    const { page: client } = await openAs(one.client, 'desktop', `/client/talents/${talent.uid}`);
    const said = (word: string) =>
      client
        .getByRole('listitem')
        .filter({ hasText: shortDay(TOMORROW) })
        .getByText(word);
    await said('不可').waitFor();
    await pressed('不可', '要相談');
    await said('要相談').waitFor();
    await audit(cast, 'the days of a cast');
    await expectToFit(cast, 320);
    await audit(client, 'a cast with days');

    await cast.getByLabel('はじめの日').fill(daysAfter(DAY, 2));
    await cast.getByLabel('終わりの日').fill(DAY);
    await cast.getByRole('button', { name: 'この期間を登録する' }).click();
    await cast.getByText('はじめの日以降の日付を選んでください').waitFor();
    await cast.getByLabel('終わりの日').fill(daysAfter(DAY, 3));
    await cast.getByRole('button', { name: 'この期間を登録する' }).click();
    await client
      .getByRole('listitem')
      .filter({ hasText: shortDay(daysAfter(DAY, 2)) })
      .getByText('不可')
      .waitFor();
  });

  test('of two conclusions for the same hours the second is refused with a remedy', async ({ openAs }) => {
    const talent = await newTalent(one.office);
    const [first, second] = await Promise.all([approvedBy(one, talent, sheet), approvedBy(other, talent, sheet)]);
    const { page, expectFault } = await openAs(other.client, 'desktop', `/client/mypage/offers/${second.offerId}`);
    expectFault(/offers/);
    await page.getByRole('button', { name: 'この内容で依頼を確定する' }).waitFor();
    await send(one.client, 'offers', { type: 'approve', offerId: first.offerId, termsNo: 1 });
    await whenStatus(first.path, 'IS_APPROVED');
    await page.getByRole('button', { name: 'この内容で依頼を確定する' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'この内容で依頼を確定する' }).click();
    await dialog.getByText(errorMessages['double-booked']).waitFor();
    await audit(page, 'a conclusion on days that are taken');
  });
});
