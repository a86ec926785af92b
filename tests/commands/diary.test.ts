import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { DAY as DAY_MS, jstDate } from '#domain/kernel/calendar/instants.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import type { TermsSheet } from '#domain/work/deal/sheet.ts';
import type { Availability } from '#projections/diary/diaries.schema.ts';
import { type CommandError, codeOf, send } from '#tests/support/callables.ts';
import { approvedBy, whenStatus } from '#tests/support/deals.ts';
import { decidingEntry } from '#tests/support/entries.ts';
import { level, now } from '#tests/support/level.ts';
import { type Cast, document, newCast, newTalent } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let one: Cast;
let other: Cast;
beforeAll(async () => {
  [one, other] = await Promise.all([newCast(), newCast()]);
});

const DAY = daysAfter(jstDate(now()), 20);
const sheetOn = (from: string, to: string, date = DAY): TermsSheet => ({
  ...termsSheet,
  workDays: [{ date, from, to, kind: 'SHOOT' }],
  payDue: daysAfter(date, 30),
});

describe('two concluded deals of a cast on one hour', () => {
  test('if two clients conclude at the same time, one succeeds, and the other gets the reason', async () => {
    const talent = await newTalent(one.office);
    const [mine, theirs] = await Promise.all([
      approvedBy(one, talent, sheetOn('09:00', '15:00')),
      approvedBy(other, talent, sheetOn('14:00', '18:00')),
    ]);
    const outcomes = await Promise.allSettled([mine.conclude(), theirs.conclude()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as CommandError] : []));
    expect(refused.map(({ details }) => details?.code)).toEqual(['double-booked']);
    await document<Availability>(`availability/${talent.uid}`, ({ busy }) => busy.some(({ from }) => from === DAY));
  });

  test('are possible with hours between them', async () => {
    const talent = await newTalent(one.office);
    const morning = await approvedBy(one, talent, sheetOn('09:00', '12:00'));
    const afternoon = await approvedBy(other, talent, sheetOn('12:00', '15:00'));
    await morning.conclude();
    await afternoon.conclude();
  });

  test('are refused at the office’s approval and after a change of days; the office can allow one with a reason', async () => {
    const talent = await newTalent(one.office);
    const free = await approvedBy(one, talent, sheetOn('09:00', '12:00', daysAfter(DAY, 1)));
    const first = await approvedBy(other, talent, sheetOn('09:00', '12:00'));
    await Promise.all([free.conclude(), first.conclude()]);
    await whenStatus(free.path, 'IS_APPROVED');

    const proposed = { offerId: free.offerId, sheet: sheetOn('11:00', '14:00'), reason: '撮影日が変わるため' };
    await send(one.client, 'offers', { type: 'proposeChange', ...proposed });
    await send(talent, 'offers', { type: 'agreeChange', offerId: free.offerId, proposalNo: 1 });
    const approve = () => send(one.office, 'offers', { type: 'adminApproveChange', offerId: free.offerId, proposalNo: 1 });
    expect(await codeOf(approve())).toBe('double-booked');

    const allow = { type: 'allowOverlap', uid: talent.uid, dealId: `offer-${free.offerId}`, reason: '移動の時間が足りるため' };
    expect(await codeOf(send(one.client, 'diaries', allow))).toBe('permission-denied');
    await send(one.office, 'diaries', allow);
    await approve();
  });

  test('are refused for an entry, too', async () => {
    const talent = await newTalent(one.office);
    const first = await approvedBy(one, talent, sheetOn('09:00', '12:00'));
    await first.conclude();
    const { entryId } = await decidingEntry({ ...other, talent });
    const terms = { fee: 40_000, scheduleToClose: now() + 60 * DAY_MS, sheet: sheetOn('11:00', '14:00') };
    await send(other.client, 'entries', { type: 'proposeChange', entryId, ...terms, reason: '撮影日が決まったため' });
    await send(talent, 'entries', { type: 'agreeChange', entryId, proposalNo: 1 });
    const approve = send(other.office, 'entries', { type: 'adminApproveChange', entryId, proposalNo: 1 });
    expect(await codeOf(approve)).toBe('double-booked');
  });

  test('are possible again after the first is cancelled', async () => {
    const talent = await newTalent(one.office);
    const first = await approvedBy(one, talent, sheetOn('09:00', '12:00'));
    const second = await approvedBy(other, talent, sheetOn('10:00', '14:00'));
    await first.conclude();
    expect(await codeOf(second.conclude())).toBe('double-booked');
    await send(one.office, 'offers', { type: 'forceClose', offerId: first.offerId, reason: '中止のため' });
    await second.conclude();
  });
});

test('a cast blocks and frees days; clients see them, and nobody else can change them', async () => {
  const talent = await newTalent(one.office);
  const span = { from: DAY, to: daysAfter(DAY, 2) };
  await send(talent, 'diaries', { type: 'blockOut', ...span, kind: 'BUSY' });
  await document<Availability>(`availability/${talent.uid}`, ({ busy }) => busy.length === 1);
  await send(talent, 'diaries', { type: 'unblock', from: DAY, to: DAY });
  await document<Availability>(`availability/${talent.uid}`, ({ busy }) => busy[0]?.from === daysAfter(DAY, 1));
  expect(await codeOf(send(one.client, 'diaries', { type: 'blockOut', ...span, kind: 'BUSY' }))).toBe('permission-denied');
});

test('a calendar app reads a cast’s work at a secret address until the cast closes it', async () => {
  const talent = await newTalent(one.office);
  const booked = await approvedBy(one, talent, sheetOn('09:00', '15:00'));
  await booked.conclude();
  const secret = randomBytes(24).toString('base64url');
  const feedHash = createHash('sha256').update(secret).digest('hex');
  await send(talent, 'diaries', { type: 'openFeed', feedHash });
  const read = (path: string, headers = {}) => level().request(`calendars/${path}`, { headers });
  const address = `${talent.uid}/${secret}.ics`;
  const answer = await until(
    () => read(address).then(async (response) => ({ response, text: await response.text() })),
    ({ text }) => text.includes('BEGIN:VEVENT'),
    'the work in the calendar',
  );
  expect(answer.response.headers.get('content-type')).toContain('text/calendar');
  expect(answer.text).toContain(`DTSTART:${DAY.replaceAll('-', '')}T000000Z`);
  expect((await read(address, { 'Cache-Control': 'max-age=0', 'If-None-Match': answer.response.headers.get('etag') ?? '' })).status).toBe(
    304,
  );
  const missed = await Promise.all(
    [`${talent.uid}/${'x'.repeat(32)}.ics`, `nobody/${secret}.ics`, `__x__/${secret}.ics`, talent.uid, ''].map((path) => read(path)),
  );
  expect(missed.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  // A network that tries out secrets is refused, also with the right one.
  const trying = { 'Fastly-Client-IP': '203.0.113.9' };
  const wrong = Array.from({ length: 25 }, (_, n) => read(`${talent.uid}/${String(n).repeat(16)}.ics`, trying));
  expect((await Promise.all(wrong)).map(({ status }) => status)).toContain(429);
  expect([(await read(address, trying)).status, (await read(address)).status]).toEqual([429, 200]);
  await send(talent, 'diaries', { type: 'closeFeed' });
  await until(
    () => read(address),
    ({ status }) => status === 404,
    'the end of the feed',
  );
});
