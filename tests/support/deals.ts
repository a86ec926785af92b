import { daysAfter } from '#domain/calendar/days.ts';
import { HOUR, jstInstant } from '#domain/calendar/instants.ts';
import type { TermsSheet } from '#domain/deal/sheet.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { type Answer, CommandError, send } from './callables.ts';
import { type Cast, document, newJob, newTalent, type Person } from './people.ts';

export type Deal = { readonly offerId: string; readonly path: string; readonly talentId: string };

const dealOf = (jobId: string, talentId: string, { streamId }: Answer): Deal => {
  const offerId = streamId.slice('offer-'.length);
  return { offerId, talentId, path: `jobs/${jobId}/offers/${offerId}` };
};

/** An offer that waits for the talent's answer; `talent` defaults to the cast's. */
export const newOffer = async ({ client, jobId, talent }: Cast, scheduleToClose = Date.now() + HOUR, fee = 30_000): Promise<Deal> =>
  dealOf(jobId, talent.uid, await send(client, 'offers', { type: 'makeOffer', jobId, talentId: talent.uid, fee, scheduleToClose }));

/** An offer to a talent of its own, and that talent. */
export const freshOffer = async (cast: Cast) => {
  const talent = await newTalent(cast.office);
  return { talent, ...(await newOffer({ ...cast, talent })) };
};

/**
 * An offer with a sheet, to a talent, that waits for its client's last word. It ends five days
 * after the first work day.
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

/** As many offers about the cast's job, each to a talent of its own. */
export const newOffers = (cast: Cast, count: number): Promise<Deal[]> => Promise.all(Array.from({ length: count }, () => freshOffer(cast)));

/**
 * How near an end is set (ms), and how much farther off each time a busy machine was too late for
 * it.
 */
const LEADS = [2_000, 6_000, 20_000];

/** Has an end set that comes while the test waits: `set` sends the command. */
export const endSoon = async (set: (end: number) => Promise<Answer>): Promise<Answer> => {
  const [lead, ...longer] = LEADS;
  let attempt = set(Date.now() + (lead as number));
  for (const next of longer)
    attempt = attempt.catch((error: unknown) => {
      if (error instanceof CommandError && error.details?.code === 'schedule-in-past') return set(Date.now() + next);
      throw error;
    });
  return attempt;
};

type Sides = Pick<Cast, 'client' | 'talent' | 'office'>;
type Change = { readonly fee?: number; readonly scheduleToClose?: number };

/**
 * A change of a concluded deal's terms, to which the cast and the office agree. `target` names the
 * deal.
 */
export const agreedChange = async (
  { client, talent, office }: Sides,
  target: { readonly offerId: string } | { readonly entryId: string },
  change: Change,
): Promise<Answer> => {
  const callable = 'offerId' in target ? 'offers' : 'entries';
  await send(client, callable, { type: 'proposeChange', ...target, ...change, reason: '撮影の日程が変わったため' });
  await send(talent, callable, { type: 'agreeChange', ...target, proposalNo: 1 });
  return send(office, callable, { type: 'adminApproveChange', ...target, proposalNo: 1 });
};

export const whenStatus = (path: string, status: Offer['status']): Promise<Offer> =>
  document<Offer>(path, (offer) => offer.status === status);
