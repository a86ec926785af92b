import type { ConsentScope } from './fields.ts';

/**
 * The matter of a consent, with its terms. Offer: fee (yen) and end (ms). Job: lowest fee and end
 * of the work. A profile has no terms.
 */
export type Matter = {
  readonly scope: ConsentScope;
  readonly jobId: string | null;
  readonly offerId: string | null;
  readonly fee: number | null;
  readonly scheduleToClose: number | null;
};

type Terms = Pick<Matter, 'fee' | 'scheduleToClose'>;
type Agreed = { readonly fee: number; readonly scheduleToClose: number };
type Posted = { readonly feeMin: number; readonly endsAt: number };

/** The matter of registration and publication. */
export const profileMatter: Matter = { scope: 'PROFILE', jobId: null, offerId: null, fee: null, scheduleToClose: null };
/** The matter of an offer with these terms. */
export const offerMatter = (offerId: string, jobId: string, { fee, scheduleToClose }: Agreed): Matter => ({
  ...{ scope: 'OFFER', jobId, offerId, fee, scheduleToClose },
});

/** The matter of an entry to a job with these terms. */
export const jobMatter = (jobId: string, { feeMin, endsAt }: Posted): Matter => ({
  ...{ scope: 'JOB', jobId, offerId: null, fee: feeMin, scheduleToClose: endsAt },
});

/** Identifies a matter without its terms. A guardian answers the newest request for it. */
export const matterKey = ({ scope, jobId, offerId }: Pick<Matter, 'scope' | 'jobId' | 'offerId'>): string =>
  [scope, offerId ?? jobId].filter((part) => part !== null).join('_');

/** Whether two matters have the same terms. A consent is valid only for its own terms. */
export const hasSameTerms = (a: Terms, b: Terms): boolean => a.fee === b.fee && a.scheduleToClose === b.scheduleToClose;
