import { fingerprint } from '../../kernel/fingerprint.ts';
import { isPending, type Proposing, type Terms } from '../deal/state.ts';
import type { JobPosting } from '../job/posting.ts';
import { postingCatalogue } from '../job/postingRows.ts';
import { factsOf, type PostedJob, printsOf } from '../job/state.ts';
import type { ConsentScope } from './fields.ts';

/**
 * The matter of a consent, with its terms. Offer: fee (yen) and end (ms). Job: lowest fee and end
 * of the work. `termsVersion` names the version of the terms, and `termsPrint` is a fingerprint of
 * the whole sheet or posting. A profile has no terms.
 */
export type Matter = {
  readonly scope: ConsentScope;
  readonly jobId: string | null;
  readonly offerId: string | null;
  /** The entry whose terms are meant, instead of the posting's. */
  readonly entryId: string | null;
  readonly fee: number | null;
  readonly scheduleToClose: number | null;
  readonly termsVersion: string | null;
  readonly termsPrint: number | null;
};

/** What a consent is bound to. */
type Bound = Pick<Matter, 'fee' | 'scheduleToClose' | 'termsVersion' | 'termsPrint'>;

const noTerms = { fee: null, scheduleToClose: null, termsVersion: null, termsPrint: null };
const noDeal = { jobId: null, offerId: null, entryId: null };
export const profileMatter: Matter = { scope: 'PROFILE', ...noDeal, ...noTerms };

type Asked = Pick<Terms, 'fee' | 'scheduleToClose'> & { readonly sheet?: unknown };
type Numbered = { readonly termsNo?: number; readonly proposal?: { readonly no: number } | null };

/** A deal as its own terms are accepted: a counter-offer does not count. */
export const withoutCounter = <Deal extends object>(deal: Deal): Deal => ({ ...deal, proposal: 'NONE' });

/** The version of the terms to agree to: of an open proposal, else of the deal. */
export const termsVersionOf = ({ termsNo = 1, proposal = null }: Numbered): string =>
  proposal === null ? `terms-${termsNo}` : `change-${proposal.no}`;

type HeldDeal = Partial<Terms & Proposing>;
/** The terms to agree to: those of an open proposal, else the deal's; null for none. */
export const askedTerms = (deal: object): { readonly terms: Asked & Pick<Terms, 'sheet'>; readonly version: string } | null => {
  const { proposal, proposed, proposalNo = 0, fee, scheduleToClose, sheet = null, termsNo = 1 } = deal as HeldDeal;
  if (isPending(proposal) && proposed) return { terms: proposed, version: termsVersionOf({ proposal: { no: proposalNo } }) };
  if (fee === undefined || scheduleToClose === undefined) return null;
  return { terms: { fee, scheduleToClose, sheet }, version: termsVersionOf({ termsNo }) };
};

const boundTo = ({ fee, scheduleToClose, sheet = null }: Asked, termsVersion: string): Bound => ({
  fee,
  scheduleToClose,
  termsVersion,
  termsPrint: fingerprint({ fee, scheduleToClose, sheet }),
});

export const offerMatter = (offerId: string, jobId: string, terms: Asked, version: string): Matter => ({
  ...noDeal,
  scope: 'OFFER',
  jobId,
  offerId,
  ...boundTo(terms, version),
});

export const entryMatter = (entryId: string, jobId: string, terms: Asked, version: string): Matter => ({
  ...noDeal,
  scope: 'JOB',
  jobId,
  entryId,
  ...boundTo(terms, version),
});

/** A posting without the client's texts, and the fingerprints of the texts. */
type Posting = Pick<PostedJob, 'posting' | 'words'>;
const postedFields: readonly string[] = postingCatalogue.fields;
/** A posting as a document shows it. The document has more fields than the posting. */
export const postingShown = (shown: JobPosting): Posting => {
  const posted = Object.fromEntries(Object.entries(shown).filter(([field]) => postedFields.includes(field))) as JobPosting;
  return { posting: factsOf(posted), words: printsOf(posted) };
};

/** The matter of an entry to a job. `edition`: how often it was posted and edited, or null. */
export const jobMatter = (jobId: string, { posting, words }: Posting, edition: number | null): Matter => ({
  ...noDeal,
  scope: 'JOB',
  jobId,
  fee: posting.feeMin,
  scheduleToClose: posting.endsAt,
  termsVersion: edition === null ? null : `posting-${edition}`,
  termsPrint: fingerprint({ posting, words }),
});

/** Copies only the fields of a matter. */
export const matterIn = ({ scope, jobId, offerId, entryId, fee, scheduleToClose, termsVersion, termsPrint }: Matter): Matter => ({
  scope,
  jobId,
  offerId,
  entryId,
  fee,
  scheduleToClose,
  termsVersion,
  termsPrint,
});

/** Identifies a matter without its terms. A guardian answers the newest request for it. */
export const matterKey = ({ scope, jobId, offerId }: Pick<Matter, 'scope' | 'jobId' | 'offerId'>): string =>
  [scope, offerId ?? jobId].filter((part) => part !== null).join('_');

const bound = ['fee', 'scheduleToClose', 'termsVersion', 'termsPrint'] as const satisfies (keyof Bound)[];
/** Whether two matters have the same terms. A consent is valid only for its own terms. */
export const hasSameTerms = (a: Bound, b: Bound): boolean => bound.every((field) => a[field] === b[field]);

/**
 * The same for a page, which knows the version of a deal or the fingerprint of a posting. Fields
 * that are null in `shown` are unknown.
 */
export const looksSame = (held: Bound, shown: Bound): boolean => bound.every((field) => (shown[field] ?? held[field]) === held[field]);
