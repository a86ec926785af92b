import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bankDayAfter } from '#domain/kernel/calendar/bankDays.ts';
import { jstMonthSpan } from '#domain/kernel/calendar/days.ts';
import { DAY, jstDate, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { accountingTableOf } from '#domain/money/accounting/programs.ts';
import { payee } from '#domain/money/payee/payee.ts';
import { payoutIdOf } from '#domain/money/payout/fields.ts';
import type { UnfixedMonth } from '#domain/money/payout/unfixedMonth.ts';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { composeMail } from '#functions/effects/mail/composeMail.ts';
import type { Mail } from '#functions/effects/mail/mails.ts';
import { paths } from '#functions/platform/firestorePaths.ts';
import { runtime } from '#functions/runtime.ts';
import type { Countersign } from '#projections/office/countersigns.schema.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import type { Transfer } from '#projections/payout/transfers.schema.ts';
import { cellsOf } from '#tests/support/billFiles.ts';
import { closedOffer, exportedBytes } from '#tests/support/bills.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { level, now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { queuedFor, whenMail } from '#tests/support/mails.ts';
import { type Cast, document, newCast, newOffice, newTalent, type Person, signIn } from '#tests/support/people.ts';

const { example: account } = payee.commandRows.setAccount;

let cast: Cast;
let second: Person;
let talent: Person;
/** Has no account. */
let other: Person;
let month: string;
beforeAll(async () => {
  cast = await newCast();
  [second, talent, other] = await Promise.all([newOffice(), newTalent(cast.office), newTalent(cast.office)]);
  await send(talent, 'payees', { type: 'setAccount', ...account });
  const closing = now() + 20 * DAY;
  month = jstMonth(closing);
  await closedOffer(cast, 60_000, closing, { talent });
  await closedOffer(cast, 30_000, closing, { talent: other });
  await whenCaughtUp();
  await level().reach(jstMonthSpan(month).before);
});

const unfixed = async (): Promise<UnfixedMonth[]> => {
  const found = await call<UnfixedMonth[]>(cast.office, 'bills', { type: 'unfixed', month });
  return found.filter(({ talentId }) => [talent.uid, other.uid].includes(talentId));
};
const fix = (by: Person, { talentId, count, sums }: UnfixedMonth) =>
  send(by, 'payouts', { type: 'fix', talentId, month, expected: { count, total: sums.total } });
const payoutOf = (person: Person, is: (payout: Payout) => boolean) => document<Payout>(`payouts/${payoutIdOf(person.uid, month)}`, is);
const fetchFile = (by: Person, asked: object) =>
  level().request(addressOf('payoutFiles'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${by.token}` },
    body: JSON.stringify(asked),
  });

const transferOf = (transferId: string) => ({ transferId, commandId: randomUUID() });

/** A second member confirms an order of transfers. */
const order = async (people: readonly Person[]): Promise<Transfer> => {
  const transferId = randomUUID();
  const day = bankDayAfter(jstDate(now()));
  const payouts = people.map(({ uid }) => payoutIdOf(uid, month));
  const command = { type: 'order', day, payouts, total: 59_874 };
  expect(await codeOf(send(cast.office, 'transfers', { ...command, transferId }))).toBe('second-needed');
  const asked = { aggregate: 'transfer', entityId: transferId, command };
  const { streamId } = await send(cast.office, 'countersigns', { type: 'ask', asked, reason: '月末の支払い' });
  const countersignId = streamId.slice('countersign-'.length);
  expect(await codeOf(send(cast.office, 'countersigns', { type: 'confirm', countersignId }))).toBe('second-is-first');
  await send(second, 'countersigns', { type: 'confirm', countersignId });
  await document<Countersign>(`countersigns/${countersignId}`, ({ status }) => status === 'CARRIED_OUT');
  return document<Transfer>(`transfers/${transferId}`, ({ status }) => status === 'READY');
};

describe('a month of two casts', () => {
  test('becomes statements, which the sums of the list have', async () => {
    const months = await unfixed();
    expect(
      months.map(({ talentId, count, sums, account }) => [talentId === talent.uid, count, sums.total, account?.lastDigits]).sort(),
    ).toEqual([
      [false, 1, 29_937, undefined],
      [true, 1, 59_874, '567'],
    ]);
    for (const each of months) await fix(cast.office, each);
    expect(await unfixed()).toEqual([]);
    // The mail has the statement as the page has it before an answer.
    for (const person of [talent, other]) {
      const { attached, text } = await whenMail(person, '支払通知書をお送りします');
      const paper = await fetchFile(person, { payoutId: payoutIdOf(person.uid, month) });
      expect(attached).toEqual({ name: `支払通知書_${month}-1.pdf`, base64: Buffer.from(await paper.arrayBuffer()).toString('base64') });
      expect(text).toContain('添付ファイル：支払通知書（PDF）');
    }
    expect(await codeOf(send(talent, 'payouts', { type: 'agree', payoutId: payoutIdOf(other.uid, month), no: 1 }))).toBe(
      'permission-denied',
    );
    for (const person of [talent, other]) {
      await send(person, 'payouts', { type: 'agree', payoutId: payoutIdOf(person.uid, month), no: 1 });
      await payoutOf(person, ({ status }) => status === 'AGREED');
      // A mail that is sent again after the answer attaches the same bytes.
      const { attached: first } = await whenMail(person, '支払通知書をお送りします');
      const queued = (await queuedFor(person)).find(({ kind }) => kind === 'PayoutFixed') as Mail;
      const again = await composeMail(runtime(), queued);
      expect(Buffer.from(again?.attached?.bytes ?? []).toString('base64')).toBe(first?.base64);
    }
  });

  test('is transferred by two members, once, without the cast that has no account', async () => {
    const transfer = await order([talent, other]);
    const { uid: refused } = other;
    expect(transfer).toMatchObject({
      count: 1,
      total: 59_874,
      refused: [{ payoutId: payoutIdOf(refused, month), code: 'account-missing' }],
    });
    expect((await fetchFile(talent, transferOf(transfer.id))).status).toBe(403);
    const [once, twice] = [await fetchFile(cast.office, transferOf(transfer.id)), await fetchFile(second, transferOf(transfer.id))];
    const bytes = Buffer.from(await once.arrayBuffer());
    expect(Buffer.from(await twice.arrayBuffer()).equals(bytes)).toBe(true);
    expect(bytes.toString('latin1')).toContain('0034567');
    // A second transfer of the same payment has nothing to send.
    expect(await order([talent])).toMatchObject({ count: 0, total: 0, refused: [{ code: 'status-conflict' }] });
    // The office sees the last digits only.
    const { docs } = await runtime().db.collection('payouts').where('month', '==', month).get();
    expect(JSON.stringify(docs.map((found) => found.data()))).not.toContain(account.number);
  });

  test('keeps its cast until it is paid; then the account is erased and the statement stays', async () => {
    const withdraw = { type: 'withdraw' };
    expect(await codeOf(send(talent, 'accounts', withdraw))).toBe('payouts-open');
    const { transferId } = await payoutOf(talent, ({ status }) => status === 'SENT');
    const payoutId = payoutIdOf(talent.uid, month);
    await send(cast.office, 'payouts', { type: 'recordPaid', payoutId, transferId, at: jstDate(now()) });
    await payoutOf(talent, ({ status }) => status === 'PAID');
    const year = { year: month.slice(0, 4) };
    const [once, twice] = [await fetchFile(talent, year), await fetchFile(talent, year)];
    const paper = Buffer.from(await once.arrayBuffer());
    expect([once.status, paper.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(Buffer.from(await twice.arrayBuffer()).equals(paper)).toBe(true);
    // Each user gets the year of the own work only.
    expect((await fetchFile(cast.office, year)).status).toBe(404);
    await send(talent, 'accounts', withdraw);
    await whenCaughtUp();
    expect((await runtime().db.doc(`payees/${talent.uid}`).get()).exists).toBe(false);
    expect(await payoutOf(talent, ({ isOpen }) => !isOpen)).toMatchObject({ name: '山田 花子', to: { lastDigits: '567' } });
  });
});

test('the accounting files have the statements and the payment, also of the cast who left', async () => {
  const [stated, transferred] = await Promise.all(
    (['STATEMENTS', 'PAYOUTS'] as const).map(async (content) => {
      const filter = { month: content === 'STATEMENTS' ? month : jstMonth(now()), clientId: null, status: null };
      const table = accountingTableOf('YAYOI', content);
      const cells = await cellsOf(await exportedBytes(cast.office, { filter, encoding: 'SHIFT_JIS', table }), 'SHIFT_JIS');
      // Both accounts, the cast as sub-account of 未払金, and the amount.
      return cells.map((row) => [row[4], row[10], row[4] === '未払金' ? row[5] : row[11], Number(row[8])]);
    }),
  );
  expect(stated).toEqual(
    expect.arrayContaining([
      ['外注費', '未払金', '山田 花子', 66_000],
      ['未払金', '預り金', '山田 花子', 6_126],
      ['外注費', '未払金', '山田 花子', 33_000],
      ['未払金', '預り金', '山田 花子', 3_063],
    ]),
  );
  // The other cast has no account, so nothing was transferred.
  expect(transferred).toContainEqual(['未払金', '普通預金', '山田 花子', 59_874]);
  expect(transferred).not.toContainEqual(['未払金', '普通預金', '山田 花子', 29_937]);
});

test('a change of the account needs a fresh sign-in, and the log has no number in clear', async () => {
  const person = await newTalent(cast.office);
  await send(person, 'payees', { type: 'setAccount', ...account });
  await level().reach(now() + DAY / 24);
  const change = { type: 'setAccount', ...account, number: '7654321' };
  expect(await codeOf(send(person, 'payees', change))).toBe('sign-in-again');
  await send({ ...person, token: await signIn(person.email) }, 'payees', change);
  const streamId = `payee-${person.uid}`;
  expect((await eventsOf(streamId)).length).toBe(2);
  const head = await runtime().db.doc(paths.head(streamId)).get();
  const { docs } = await runtime().db.collection(paths.events(streamId)).get();
  const stored = JSON.stringify([head.data(), ...docs.map((found) => found.data())]);
  for (const word of [account.number, '7654321', account.holder]) expect(stored).not.toContain(word);
});
