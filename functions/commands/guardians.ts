import { z } from 'zod';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { type Awaited, isPending, type Proposing } from '#domain/work/deal/state.ts';
import { entry } from '#domain/work/entry/entry.ts';
import type { EntryState } from '#domain/work/entry/table.ts';
import * as commands from '#domain/work/guardian/commands.ts';
import { guardian } from '#domain/work/guardian/guardian.ts';
import { type Matter, profileMatter } from '#domain/work/guardian/matter.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { OfferState } from '#domain/work/offer/table.ts';
import { registeredGuardian } from '../effects/mail/guardianMail.ts';
import { hashOfCode, mailedCode } from '../effects/mail/mailedCode.ts';
import type { Rule } from '../eventStore/rule.ts';
import { assertNotSelf } from '../gate/admission.ts';
import { type Caller, commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { countTry, inboxOf, subjectOfAddress } from '../gate/durableLimit.ts';
import { entryMatterOf, jobMatterOf, offerMatterOf } from '../rules/guardianConsents.ts';
import { runtime } from '../runtime.ts';
import { isMinor } from './minors.ts';

const subject = { jobId: identifier.nullable(), offerId: identifier.nullable() };

const wire = z.discriminatedUnion('type', [
  commands.register.extend({ commandId: commandIdSchema }),
  // With `entryId` the terms are those of the entry's open change, not those of the posting.
  commands.ask
    .omit({ codeHash: true, neededBy: true, fee: true, scheduleToClose: true, termsVersion: true, termsPrint: true })
    .extend({ commandId: commandIdSchema, ...subject, entryId: identifier.optional() }),
  commands.record.extend({ commandId: commandIdSchema, uid: identifier, ...subject }),
]);
type Ask = Extract<z.infer<typeof wire>, { type: 'ask' }>;

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
  { scope, jobId, offerId, entryId }: Ask,
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

/** A minor chooses the address, so the mail is counted for the account and for the address. */
const countMail = async (uid: string): Promise<void> => {
  const email = (await registeredGuardian(runtime(), uid))?.email;
  if (!email) throw new DomainError('guardian-missing');
  await countTry(runtime(), [
    { kind: 'guardianMailByAccount', subject: uid },
    { kind: 'guardianMailByRecipient', subject: await subjectOfAddress(runtime(), email) },
  ]);
};

/** Asks the guardian. The server adds the terms and makes the code for the mail. */
const ask = async (sent: Ask, { uid }: Caller): Promise<Target> => {
  await countMail(uid);
  const code = await mailedCode(runtime(), 'guardian', uid, sent.commandId);
  if (code === null) throw new DomainError('not-found');
  const { streams, matterOf, neededBy } = source(sent, uid);
  const complete = ([state = {}]: readonly unknown[]) =>
    ({
      ...{ type: 'ask', ...matterOf(state), neededBy: neededBy(state as object) },
      codeHash: hashOfCode(code),
    }) satisfies commands.GuardianCommand;
  return { entityId: uid, command: { type: 'ask' }, rules: [{ streams, complete }] };
};

/**
 * Commands on a minor's guardian: the minor's own, and the office's for a consent on paper.
 * Guardians answer with `guardianAnswers`.
 */
export const guardians = commandCallable(guardian, wire, async (sent, caller): Promise<Target> => {
  const { commandId: _, ...command } = sent;
  if (command.type === 'ask') return ask(sent as Ask, caller);
  if (command.type === 'record') {
    const { uid, ...recorded } = command;
    return { entityId: assertNotSelf(uid, caller), command: recorded };
  }
  if (inboxOf(command.email) === inboxOf(caller.email))
    throw new DomainError('invalid-argument', { email: 'ご本人とは別の、保護者の方のメールアドレスを入力してください' });
  if (!(await isMinor(caller.uid))) throw new DomainError('status-conflict');
  await countTry(runtime(), [{ kind: 'guardianByAccount', subject: caller.uid }]);
  return { entityId: caller.uid, command, begins: true };
});
