import { jstDate } from '#domain/calendar/instants.ts';
import { type Agreed, isPending } from '#domain/deal/state.ts';
import { entry } from '#domain/entry/entry.ts';
import type { EntryState } from '#domain/entry/table.ts';
import { assertGuardianConsents } from '#domain/guardian/consent.ts';
import { guardian } from '#domain/guardian/guardian.ts';
import { jobMatter, type Matter, offerMatter, profileMatter } from '#domain/guardian/matter.ts';
import { minorNightFault, type WorkDay } from '#domain/guardian/nightWork.ts';
import type { GuardianState } from '#domain/guardian/state.ts';
import { type JobState, postedJob, publicJob } from '#domain/job/state.ts';
import { isMinorOn } from '#domain/kernel/age.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { offer } from '#domain/offer/offer.ts';
import type { OfferState } from '#domain/offer/table.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import type { Guard } from '../eventStore/guard.ts';
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
};

/**
 * A guard that throws `guardian-consent-missing`. It reads the consent in the command's
 * transaction, so a consent that is withdrawn at the same time does not count. The birthday is read
 * before.
 */
const consentGuard = (uid: string, birthday: string | null, { streams, matterOf, workDaysOf }: Consent): Guard => ({
  streams: [{ aggregate: guardian, entityId: uid }, ...streams],
  check: ([held, ...states], now) => {
    const matter = matterOf(states);
    if (matter) assertGuardianConsents(birthday, held as GuardianState, matter, now);
    const fault = birthday === null ? null : minorNightFault(birthday, workDaysOf?.(states) ?? []);
    if (fault) throw new DomainError(fault.code, { workDays: fault.message });
  },
});

const ofMinor = async (uid: string, consent: Consent): Promise<Guard | undefined> => {
  const birthday = await birthdayOf(uid);
  return isMinorOn(birthday, jstDate(runtime().now())) ? consentGuard(uid, birthday, consent) : undefined;
};

/** The guard for publishing a minor's profile; undefined for an adult. */
export const consentToPublish = (uid: string) => ofMinor(uid, { streams: [], matterOf: () => profileMatter });

/**
 * The guard for accepting an offer or its change, on the terms that the transaction reads;
 * undefined for an adult.
 */
export const consentToOffer = (uid: string, offerId: string) =>
  ofMinor(uid, {
    streams: [{ aggregate: offer, entityId: offerId }],
    matterOf: ([state]) => offerMatterOf(offerId, state as OfferState),
    workDaysOf: ([state]) => askedTerms(state as OfferState)?.sheet?.facts.workDays ?? [],
  });

/** The terms to agree to: those of an open proposal, else the deal's. */
const askedTerms = (state: OfferState | EntryState): Agreed | null => {
  if ('proposed' in state && isPending(state.proposal)) return state.proposed;
  return 'fee' in state ? state : null;
};

/** The guardian's matter for the terms of an entry; null while the entry has no terms. */
const changeOfEntry = (held: EntryState): Matter | null => {
  const terms = askedTerms(held);
  return held.status === 'NONE' || !terms ? null : jobMatter(held.jobId, { feeMin: terms.fee, endsAt: terms.scheduleToClose });
};

/** The same for the minor's own entry. Throws if the entry is not theirs or has no terms. */
export const entryMatterOf = (held: EntryState, uid: string): Matter => {
  permit(held.status !== 'NONE' && held.talentId === uid);
  const matter = changeOfEntry(held);
  if (!matter) throw new DomainError('not-found');
  return matter;
};

/** The guard for agreeing to changed terms of an entry; undefined for an adult. */
export const consentToEntryChange = (uid: string, entryId: string) =>
  ofMinor(uid, {
    streams: [{ aggregate: entry, entityId: entryId }],
    matterOf: ([state]) => changeOfEntry(state as EntryState),
    workDaysOf: ([state]) => askedTerms(state as EntryState)?.sheet?.facts.workDays ?? [],
  });

/**
 * The guardian's matter for an offer. Throws `not-found` if there are no terms, as in an inquiry.
 */
export const offerMatterOf = (offerId: string, state: OfferState): Matter => {
  const terms = askedTerms(state);
  if (state.status === 'NONE' || !terms) throw new DomainError('not-found');
  return offerMatter(offerId, state.jobId, terms);
};

/** The guardian's matter for the entry to a job. Throws `not-found` for a draft. */
export const jobMatterOf = (jobId: string, state: JobState): Matter => jobMatter(jobId, publicJob(state).posting);

/**
 * Adds the guardian's consent to the guard of an entry. The guard's first stream must be the job.
 */
export const withConsentToJob = async (uid: string, jobId: string, guard: Guard): Promise<Guard> => {
  const birthday = await birthdayOf(uid);
  if (!isMinorOn(birthday, jstDate(runtime().now()))) return guard;
  return {
    ...guard,
    streams: [...guard.streams, { aggregate: guardian, entityId: uid }],
    check: (states, now, found) => {
      guard.check?.(states, now, found);
      assertGuardianConsents(birthday, states.at(-1) as GuardianState, jobMatterOf(jobId, states[0] as JobState), now);
      const { sheet } = postedJob(states[0] as JobState).posting;
      const fault = birthday === null ? null : minorNightFault(birthday, sheet?.workDays ?? []);
      if (fault) throw new DomainError(fault.code, { workDays: fault.message });
    },
  };
};
