import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { HOUR, jstInstant } from '#domain/kernel/calendar/instants.ts';
import type { TermsSheet } from '#domain/work/deal/sheet.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { type Answer, CommandError, send } from './callables.ts';
import { now } from './level.ts';
import { type Cast, document, newJob, newTalent, type Person } from './people.ts';

export type Deal = { readonly offerId: string; readonly path: string; readonly talentId: string };

const dealOf = (jobId: string, talentId: string, { streamId }: Answer): Deal => {
  const offerId = streamId.slice('offer-'.length);
  return { offerId, talentId, path: `jobs/${jobId}/offers/${offerId}` };
};

/** An offer that waits for the talent's answer. */
export const newOffer = async ({ client, jobId, talent }: Cast, scheduleToClose = now() + HOUR, fee = 30_000): Promise<Deal> =>
  dealOf(jobId, talent.uid, await send(client, 'offers', { type: 'makeOffer', jobId, talentId: talent.uid, fee, scheduleToClose }));

/** The next offer to the same talent, after a deal (`offer-…`, `entry-…`) that ended. */
export const offerAgain = async ({ client, jobId, talent }: Cast, previous: string): Promise<Deal> => {
  const terms = { fee: 35_000, scheduleToClose: now() + HOUR };
  return dealOf(jobId, talent.uid, await send(client, 'offers', { type: 'makeOffer', jobId, talentId: talent.uid, ...terms, previous }));
};

/** An offer to a new talent, and that talent. */
export const freshOffer = async (cast: Cast) => {
  const talent = await newTalent(cast.office);
  return { talent, ...(await newOffer({ ...cast, talent })) };
};

/**
 * An offer with a terms sheet that waits for its client's confirmation; it ends five days after the
 * work.
 */
export const approvedBy = async ({ client, office }: Cast, talent: Person, sheet: TermsSheet) => {
  const jobId = await newJob(client);
  const lastDay = daysAfter(sheet.workDays[0]?.date ?? '', 5);
  const offer = { jobId, talentId: talent.uid, fee: 30_000, scheduleToClose: jstInstant(lastDay, '23:59') ?? 0, sheet };
  const deal = dealOf(jobId, talent.uid, await send(client, 'offers', { type: 'makeOffer', ...offer }));
  const seen = { offerId: deal.offerId, termsNo: 1 };
  await send(talent, 'offers', { type: 'accept', ...seen });
  await send(office, 'offers', { type: 'adminApprove', ...seen });
  return { ...deal, conclude: () => send(client, 'offers', { type: 'approve', ...seen }) };
};

/** Several offers about the cast's job, each to a new talent. */
export const newOffers = (cast: Cast, count: number): Promise<Deal[]> => Promise.all(Array.from({ length: count }, () => freshOffer(cast)));

/** How near an end is set (ms). If a busy machine is too late, the next one is tried. */
const LEADS = [2_000, 6_000, 20_000];

/** Sets an end that comes while the test waits; `set` sends the command. */
export const endSoon = async (set: (end: number) => Promise<Answer>): Promise<Answer> => {
  const [lead, ...longer] = LEADS;
  let attempt = set(now() + (lead as number));
  for (const next of longer)
    attempt = attempt.catch((error: unknown) => {
      if (error instanceof CommandError && error.details?.code === 'schedule-in-past') return set(now() + next);
      throw error;
    });
  return attempt;
};

type Sides = Pick<Cast, 'client' | 'talent' | 'office'>;
type Change = { readonly fee?: number; readonly scheduleToClose?: number };

/**
 * A change of a concluded deal's terms with the consent of cast and office. `target` names the
 * deal, `proposalNo` is the number of the deal's next proposal.
 */
export const agreedChange = async (
  { client, talent, office }: Sides,
  target: { readonly offerId: string } | { readonly entryId: string },
  change: Change,
  proposalNo = 1,
): Promise<Answer> => {
  const callable = 'offerId' in target ? 'offers' : 'entries';
  await send(client, callable, { type: 'proposeChange', ...target, ...change, reason: '撮影の日程が変わったため' });
  await send(talent, callable, { type: 'agreeChange', ...target, proposalNo });
  return send(office, callable, { type: 'adminApproveChange', ...target, proposalNo });
};

export const whenStatus = (path: string, status: Offer['status']): Promise<Offer> =>
  document<Offer>(path, (offer) => offer.status === status);
