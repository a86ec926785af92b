import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { entry } from '#domain/work/entry/entry.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import { assertGuardianConsents, type consentRefusals } from '#domain/work/guardian/consent.ts';
import { guardian } from '#domain/work/guardian/guardian.ts';
import {
  askedTerms,
  entryMatter,
  jobMatter,
  type Matter,
  offerMatter,
  profileMatter,
  withoutCounter,
} from '#domain/work/guardian/matter.ts';
import { minorNightFault, type WorkDay } from '#domain/work/guardian/nightWork.ts';
import type { GuardianState } from '#domain/work/guardian/state.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob, publicJob } from '#domain/work/job/state.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import type { Rule, RuleDocuments } from '../eventStore/rule.ts';

/** The streams that the rule reads, and the matter that needs the guardian's consent. */
type Consent = {
  readonly streams?: Rule['streams'];
  readonly matterOf: (states: readonly unknown[]) => Matter | null;
  /** The days of work to which the minor agrees. */
  readonly workDaysOf?: (states: readonly unknown[]) => readonly WorkDay[];
  /** Who reads the refusal. */
  readonly reader?: keyof typeof consentRefusals;
};

/** A talent's birthday (JST date); null if there is none, which counts as a minor's. */
export const birthdayIn = (uid: string, documents: RuleDocuments): string | null =>
  (documents.get(talentPrivatePath(uid))?.birthday as string | undefined) ?? null;

/**
 * Refuses if the guardian's consent is missing. It reads the birthday and the consent
 * with the command's other streams. An adult needs none.
 */
const guardianConsents = (uid: string, { streams = [], matterOf, workDaysOf, reader }: Consent): Rule => ({
  streams: [{ aggregate: guardian, entityId: uid }, ...streams],
  documents: [talentPrivatePath(uid)],
  check: ([held, ...states], now, _found, documents) => {
    const birthday = birthdayIn(uid, documents);
    if (!isMinorOn(birthday, jstDate(now))) return;
    const matter = matterOf(states);
    if (matter) assertGuardianConsents(birthday, held as GuardianState, matter, now, reader);
    const fault = birthday === null ? null : minorNightFault(birthday, workDaysOf?.(states) ?? []);
    if (fault) throw new DomainError(fault.code, { workDays: fault.message });
  },
});

export const consentToPublish = (uid: string): Rule => guardianConsents(uid, { matterOf: () => profileMatter, reader: 'office' });

/** A minor accepts an offer, its change or a counter-offer, on the terms that the command reads. */
export const consentToOffer = (uid: string, offerId: string, reader: keyof typeof consentRefusals, type: string): Rule => {
  const asked = (state: unknown) => (type === 'accept' ? withoutCounter(state as OfferState) : (state as OfferState));
  return guardianConsents(uid, {
    reader,
    streams: [{ aggregate: offer, entityId: offerId }],
    matterOf: ([state]) => offerMatterOf(offerId, asked(state)),
    workDaysOf: ([state]) => askedTerms(asked(state))?.terms.sheet?.facts.workDays ?? [],
  });
};

/** The guardian's matter for the terms of an entry; null while the entry has no terms. */
const changeOfEntry = (entryId: string, held: EntryState): Matter | null => {
  const asked = askedTerms(held);
  return held.status === 'NONE' || !asked ? null : entryMatter(entryId, held.jobId, asked.terms, asked.version);
};

/** The same for the minor's own entry. Throws if the entry is not theirs or has no terms. */
export const entryMatterOf = (entryId: string, held: EntryState, uid: string): Matter => {
  permit(held.status !== 'NONE' && held.talentId === uid);
  const matter = changeOfEntry(entryId, held);
  if (!matter) throw new DomainError('not-found');
  return matter;
};

export const consentToEntryChange = (uid: string, entryId: string, reader: keyof typeof consentRefusals): Rule =>
  guardianConsents(uid, {
    reader,
    streams: [{ aggregate: entry, entityId: entryId }],
    matterOf: ([state]) => changeOfEntry(entryId, state as EntryState),
    workDaysOf: ([state]) => askedTerms(state as EntryState)?.terms.sheet?.facts.workDays ?? [],
  });

/**
 * The guardian's matter for an offer. Throws `not-found` if there are no terms, as in an inquiry.
 */
export const offerMatterOf = (offerId: string, state: OfferState): Matter => {
  const asked = askedTerms(state);
  if (state.status === 'NONE' || !asked) throw new DomainError('not-found');
  return offerMatter(offerId, state.jobId, asked.terms, asked.version);
};

/** The guardian's matter for the entry to a job. Throws `not-found` for a draft. */
export const jobMatterOf = (jobId: string, state: JobState): Matter => {
  const posted = publicJob(state);
  return jobMatter(jobId, posted, posted.edition);
};

/** A minor enters a job. */
export const consentToJob = (uid: string, jobId: string): Rule =>
  guardianConsents(uid, {
    streams: [{ aggregate: job, entityId: jobId }],
    matterOf: ([state]) => jobMatterOf(jobId, state as JobState),
    workDaysOf: ([state]) => postedJob(state as JobState).posting.sheet?.workDays ?? [],
  });
