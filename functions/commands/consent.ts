import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { entry } from '#domain/work/entry/entry.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import { assertGuardianConsents, type consentRefusals } from '#domain/work/guardian/consent.ts';
import { guardian } from '#domain/work/guardian/guardian.ts';
import { askedTerms, entryMatter, jobMatter, type Matter, offerMatter, profileMatter } from '#domain/work/guardian/matter.ts';
import { minorNightFault, type WorkDay } from '#domain/work/guardian/nightWork.ts';
import type { GuardianState } from '#domain/work/guardian/state.ts';
import { type JobState, postedJob, publicJob } from '#domain/work/job/state.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import type { Guard, GuardDocuments } from '../eventStore/guard.ts';
import { runtime } from '../runtime.ts';

/** A talent's birthday (JST date); null if there is none, which counts as a minor's. */
export const birthdayOf = async (uid: string): Promise<string | null> =>
  ((await runtime().db.doc(talentPrivatePath(uid)).get()).get('birthday') as string | undefined) ?? null;

/** Whether a talent is under 18 today (JST). */
export const isMinor = async (uid: string): Promise<boolean> => isMinorOn(await birthdayOf(uid), jstDate(runtime().now()));

/** The streams that a guard reads, and the matter that needs the guardian's consent. */
type Consent = {
  readonly streams: Guard['streams'];
  readonly matterOf: (states: readonly unknown[]) => Matter | null;
  /** The days of work to which the minor agrees. */
  readonly workDaysOf?: (states: readonly unknown[]) => readonly WorkDay[];
  /** Who reads the refusal. */
  readonly reader?: keyof typeof consentRefusals;
};

/** The birthday in a talent's document, as `birthdayOf`. */
export const birthdayIn = (uid: string, documents: GuardDocuments): string | null =>
  (documents.get(talentPrivatePath(uid))?.birthday as string | undefined) ?? null;

/**
 * A guard that throws if the guardian's consent is missing. It reads the birthday and the consent
 * with the command's other streams. An adult needs none.
 */
const consentGuard = (uid: string, { streams, matterOf, workDaysOf, reader }: Consent): Guard => ({
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

/** The guard for publishing a minor's profile. */
export const consentToPublish = (uid: string): Guard => consentGuard(uid, { streams: [], matterOf: () => profileMatter, reader: 'office' });

/** The guard for accepting an offer or its change, on the terms that the command reads. */
export const consentToOffer = (uid: string, offerId: string, reader: keyof typeof consentRefusals): Guard =>
  consentGuard(uid, {
    reader,
    streams: [{ aggregate: offer, entityId: offerId }],
    matterOf: ([state]) => offerMatterOf(offerId, state as OfferState),
    workDaysOf: ([state]) => askedTerms(state as OfferState)?.terms.sheet?.facts.workDays ?? [],
  });

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

/** The guard for agreeing to changed terms of an entry. */
export const consentToEntryChange = (uid: string, entryId: string, reader: keyof typeof consentRefusals): Guard =>
  consentGuard(uid, {
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

/**
 * Adds the guardian's consent to the guard of an entry. The guard's first stream must be the job.
 */
export const withConsentToJob = (uid: string, jobId: string, guard: Guard): Guard => {
  const { check } = consentGuard(uid, {
    streams: [],
    matterOf: ([state]) => jobMatterOf(jobId, state as JobState),
    workDaysOf: ([state]) => postedJob(state as JobState).posting.sheet?.workDays ?? [],
  });
  return {
    ...guard,
    streams: [...guard.streams, { aggregate: guardian, entityId: uid }],
    documents: [...(guard.documents ?? []), talentPrivatePath(uid)],
    check: (states, now, found, documents) => {
      guard.check?.(states, now, found, documents);
      check?.([states.at(-1), states[0]], now, found, documents);
    },
  };
};
