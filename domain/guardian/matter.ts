import type { ConsentScope } from './fields.ts';

/**
 * What a consent is about, with the terms it is given for: of an offer the fee (yen) and the end
 * (ms), of a job the least fee and the end of the work. A profile has neither.
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

export const profileMatter: Matter = { scope: 'PROFILE', jobId: null, offerId: null, fee: null, scheduleToClose: null };
export const offerMatter = (offerId: string, jobId: string, { fee, scheduleToClose }: Agreed): Matter => ({
  ...{ scope: 'OFFER', jobId, offerId, fee, scheduleToClose },
});
export const jobMatter = (jobId: string, { feeMin, endsAt }: Posted): Matter => ({
  ...{ scope: 'JOB', jobId, offerId: null, fee: feeMin, scheduleToClose: endsAt },
});

/** Names a matter whatever its terms: a guardian answers the newest request about it. */
export const matterKey = ({ scope, jobId, offerId }: Pick<Matter, 'scope' | 'jobId' | 'offerId'>): string =>
  [scope, offerId ?? jobId].filter((part) => part !== null).join('_');

/** Whether two matters have the same terms; a consent for others is none. */
export const hasSameTerms = (a: Terms, b: Terms): boolean => a.fee === b.fee && a.scheduleToClose === b.scheduleToClose;
