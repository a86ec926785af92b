import { beforeAll, expect, test } from 'vitest';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { type JobFunnel, jobFunnelPath } from '#projections/deal/jobFunnels.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { send } from '#tests/support/callables.ts';
import { approvedBy, newOffer } from '#tests/support/deals.ts';
import { now } from '#tests/support/level.ts';
import { type Cast, document, newCast, newTalent } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const funnelOf = (jobId: string, when: (funnel: JobFunnel) => boolean): Promise<JobFunnel> =>
  document<JobFunnel>(jobFunnelPath(jobId), when);

test('the counts of a job follow its deals from the offer to the conclusion, and to an end', async () => {
  const { client, office } = cast;
  const [concluded, refusing] = [await newTalent(office), await newTalent(office)];
  const day = daysAfter(jstDate(now()), 10);
  const workDays = [{ date: day, from: '09:00', to: '15:00', kind: 'SHOOT' } as const];
  const deal = await approvedBy(cast, concluded, { ...termsSheet, workDays, payDue: daysAfter(day, 30) });
  const jobId = deal.path.split('/')[1] ?? '';
  const { offerId } = await newOffer({ ...cast, talent: refusing, jobId });
  expect(await funnelOf(jobId, ({ offered }) => offered === 2)).toEqual({
    id: jobId,
    clientId: client.uid,
    asked: 0,
    entered: 0,
    offered: 2,
    concluded: 0,
  });
  await deal.conclude();
  await send(refusing, 'offers', { type: 'refuse', offerId });
  expect(await funnelOf(jobId, ({ offered }) => offered === 0)).toMatchObject({ offered: 0, concluded: 1 });
  expect(await document<Offer>(deal.path, () => true)).toMatchObject({ workEndsOn: day });
});
