import { beforeAll, expect, test } from 'vitest';
import { daysAfter } from '#domain/calendar/days.ts';
import { jstDate, jstMonth } from '#domain/calendar/instants.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { type Agenda, agendaPath } from '#projections/agenda/agendas.schema.ts';
import { send } from '#tests/support/callables.ts';
import { agreedChange, approvedBy, endSoon, newOffer } from '#tests/support/deals.ts';
import { now } from '#tests/support/level.ts';
import { type Cast, document, newCast, newTalent, type Person } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const agendaOf = (person: Person, when: (agenda: Agenda) => boolean): Promise<Agenda> => document<Agenda>(agendaPath(person.uid), when);

test('both agendas follow a deal from the offer to its end, with its days once it is concluded', async () => {
  const { office, client } = cast;
  const talent = await newTalent(office);
  const day = daysAfter(jstDate(now()), 10);
  const sheet = {
    ...termsSheet,
    workDays: [{ date: day, from: '09:00', to: '15:00', kind: 'SHOOT' } as const],
    payDue: daysAfter(day, 30),
  };
  const deal = await approvedBy(cast, talent, sheet);
  const streamId = `offer-${deal.offerId}`;
  for (const person of [client, talent])
    expect((await agendaOf(person, ({ deals }) => deals[streamId]?.status === 'IS_ADMIN_APPROVED')).deals[streamId]).toMatchObject({
      fee: 30_000,
      answerDue: expect.any(Number),
    });
  await deal.conclude();
  for (const person of [client, talent])
    expect((await agendaOf(person, ({ deals }) => deals[streamId]?.status === 'IS_APPROVED')).deals[streamId]).toMatchObject({
      answerDue: null,
      workDays: [{ date: day, from: '09:00', to: '15:00' }],
    });
});

test('a completed deal leaves the agenda and counts for its month and job', async () => {
  const { office, client, jobId } = cast;
  const talent = await newTalent(office);
  const { offerId } = await newOffer({ ...cast, talent });
  const streamId = `offer-${offerId}`;
  await send(talent, 'offers', { type: 'accept', termsNo: 1, offerId });
  await send(office, 'offers', { type: 'adminApprove', termsNo: 1, offerId });
  await send(client, 'offers', { type: 'approve', termsNo: 1, offerId });
  await endSoon((scheduleToClose) => agreedChange({ client, talent, office }, { offerId }, { scheduleToClose }));
  const isCompleted = ({ completed }: Agenda) => (completed[jobId] ?? 0) > 0;
  for (const person of [client, talent]) {
    const agenda = await agendaOf(person, isCompleted);
    expect(agenda.deals[streamId]).toBeUndefined();
    expect(Object.entries(agenda.months).map(([month, { offer }]) => [month, offer])).toEqual([
      [jstMonth(now()), { count: 1, fees: 30_000 }],
    ]);
  }
});

test('the agenda of a person who left is empty', async () => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  await agendaOf(talent, ({ deals }) => deals[`offer-${offerId}`] !== undefined);
  await send(talent, 'offers', { type: 'refuse', offerId });
  await agendaOf(talent, ({ deals }) => deals[`offer-${offerId}`] === undefined);
  await send(talent, 'accounts', { type: 'withdraw' });
  expect(await agendaOf(talent, ({ left }) => left)).toMatchObject({ deals: {}, months: {}, completed: {} });
});
