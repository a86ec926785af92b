import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { type Awaited, isPending, type Proposing } from '#domain/work/deal/state.ts';
import { entry } from '#domain/work/entry/entry.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import type { ConsentScope } from '#domain/work/guardian/fields.ts';
import { type GuardianCommand, guardian } from '#domain/work/guardian/guardian.ts';
import { type Matter, profileMatter } from '#domain/work/guardian/matter.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import { registeredGuardian } from '../effects/mail/guardianMail.ts';
import { hashOfCode, mailedCode } from '../effects/mail/mailedCode.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import { countTry, inboxOf, subjectOfAddress } from '../gate/durableLimit.ts';
import { birthdayIn, entryMatterOf, jobMatterOf, offerMatterOf } from '../rules/guardianConsents.ts';
import { runtime } from '../runtime.ts';

/**
 * Counts a registration, if the address is not the cast's and the cast is under 18 today (JST).
 * Without a birthday the cast counts as a minor.
 */
const countRegistration = async (uid: string, address: string, ownAddress: string): Promise<void> => {
  if (inboxOf(address) === inboxOf(ownAddress))
    throw new DomainError('invalid-argument', { email: 'ご本人とは別の、保護者の方のメールアドレスを入力してください' });
  const document = await runtime().db.doc(talentPrivatePath(uid)).get();
  if (!isMinorOn(birthdayIn(uid, { get: () => document.data() }), jstDate(runtime().now()))) throw new DomainError('status-conflict');
  await countTry(runtime(), [{ kind: 'guardianByAccount', subject: uid }]);
};

/** The login address of a cast. Throws `not-found` for anybody else. */
const addressOfCast = async (uid: string): Promise<string> => {
  const account = (await runtime().db.doc(userPath(uid)).get()).data() as User | undefined;
  if (account?.role !== 'talent' || account.deletedAt !== null) throw new DomainError('not-found');
  return account.email;
};

type Asked = {
  readonly scope: ConsentScope;
  readonly jobId: string | null;
  readonly offerId: string | null;
  readonly entryId?: string | undefined;
};

/** Until when (ms) a deal waits for the cast's consent to a change, or for the answer. */
const waitsUntil = (deal: object): number | null => {
  const { proposal, proposalDue, answerDue } = deal as Partial<Proposing & Awaited>;
  return (isPending(proposal) ? proposalDue : answerDue) ?? null;
};

/**
 * The stream with the terms of a matter, and the matter from its state. The profile needs no
 * stream. `neededBy`: until when (ms) the minor can use the consent.
 */
const source = (
  { scope, jobId, offerId, entryId }: Asked,
  uid: string,
): { readonly streams: Rule['streams']; matterOf(state: unknown): Matter; neededBy(state: object): number | null } => {
  if (scope === 'PROFILE') return { streams: [], matterOf: () => profileMatter, neededBy: () => null };
  if (scope === 'JOB' && entryId)
    return {
      streams: [{ aggregate: entry, entityId: entryId }],
      matterOf: (state) => entryMatterOf(entryId, state as EntryState, uid),
      neededBy: waitsUntil,
    };
  if (scope === 'JOB' && jobId)
    return {
      streams: [{ aggregate: job, entityId: jobId }],
      matterOf: (state) => jobMatterOf(jobId, state as JobState),
      neededBy: (state) => postedJob(state as JobState).posting.entryDeadline,
    };
  if (scope === 'OFFER' && offerId)
    return {
      streams: [{ aggregate: offer, entityId: offerId }],
      matterOf: (state) => {
        const held = state as OfferState;
        permit(held.status !== 'NONE' && held.talentId === uid);
        return offerMatterOf(offerId, held);
      },
      neededBy: waitsUntil,
    };
  throw new DomainError('invalid-argument');
};

/** The address is chosen, so the mail is counted for the minor's account and the address. */
const countMail = async (uid: string, email: string | null | undefined): Promise<void> => {
  if (!email) throw new DomainError('guardian-missing');
  await countTry(runtime(), [
    { kind: 'guardianMailByAccount', subject: uid },
    { kind: 'guardianMailByRecipient', subject: await subjectOfAddress(runtime(), email) },
  ]);
};

const newCodeHash = async (uid: string, commandId: string): Promise<string> => {
  const code = await mailedCode(runtime(), 'guardian', uid, commandId);
  if (code === null) throw new DomainError('not-found');
  return hashOfCode(code);
};

/** A request for a consent. The server adds the terms and makes the code for the mail. */
const asking = async (type: 'ask' | 'askFor', asked: Asked, uid: string, commandId: string) => {
  await countMail(uid, (await registeredGuardian(runtime(), uid))?.email);
  const codeHash = await newCodeHash(uid, commandId);
  const { streams, matterOf, neededBy } = source(asked, uid);
  const fillCommand = ([state = {}]: readonly unknown[]) =>
    ({ type, ...matterOf(state), neededBy: neededBy(state as object), codeHash }) satisfies GuardianCommand;
  return { command: { type }, rules: [{ streams, fillCommand }] };
};

/**
 * Commands on a minor's guardian: the minor's own, and the office's for the minor or for a consent
 * on paper. Guardians answer with `guardianAnswers`.
 */
export const guardians = callableOf(guardian, {
  register: async ({ email }, caller) => {
    await countRegistration(caller.uid, email, caller.email);
    return {};
  },
  registerFor: async ({ uid, ...sent }, _, commandId) => {
    await countRegistration(uid, sent.email, await addressOfCast(uid));
    await countMail(uid, sent.email);
    return { command: { ...sent, codeHash: await newCodeHash(uid, commandId) } };
  },
  ask: ({ type, ...asked }, { uid }, commandId) => asking(type, asked, uid, commandId),
  askFor: ({ type, uid, ...asked }, _, commandId) => asking(type, asked, uid, commandId),
});
