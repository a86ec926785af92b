import { z } from 'zod';
import { entry } from '#domain/entry/entry.ts';
import type { EntryState } from '#domain/entry/table.ts';
import * as commands from '#domain/guardian/commands.ts';
import { guardian } from '#domain/guardian/guardian.ts';
import { type Matter, profileMatter } from '#domain/guardian/matter.ts';
import { job } from '#domain/job/job.ts';
import type { JobState } from '#domain/job/state.ts';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { offer } from '#domain/offer/offer.ts';
import type { OfferState } from '#domain/offer/table.ts';
import { registeredGuardian } from '../effects/mail/guardianMail.ts';
import { hashOfCode, mailedCode } from '../effects/mail/mailedCode.ts';
import type { Guard } from '../eventStore/guard.ts';
import { somebodyElse } from '../gate/admission.ts';
import { type Caller, commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { countTry, inboxOf, subjectOfAddress } from '../gate/durableLimit.ts';
import { runtime } from '../runtime.ts';
import { entryMatterOf, isMinor, jobMatterOf, offerMatterOf } from './consent.ts';

const subject = { jobId: identifier.nullable(), offerId: identifier.nullable() };

const wire = z.discriminatedUnion('type', [
  commands.register.extend({ commandId: commandIdSchema }),
  // `entryId`: the terms are those that the entry is asked to agree to now, not the posting's.
  commands.ask
    .omit({ codeHash: true, fee: true, scheduleToClose: true })
    .extend({ commandId: commandIdSchema, ...subject, entryId: identifier.optional() }),
  commands.record.extend({ commandId: commandIdSchema, uid: identifier, ...subject }),
]);
type Ask = Extract<z.infer<typeof wire>, { type: 'ask' }>;

/**
 * The stream that says what a matter is about, and the matter by its state. The profile needs none.
 */
const source = (
  { scope, jobId, offerId, entryId }: Ask,
  uid: string,
): { readonly streams: Guard['streams']; matterOf(state: unknown): Matter } => {
  if (scope === 'PROFILE') return { streams: [], matterOf: () => profileMatter };
  if (scope === 'JOB' && entryId)
    return { streams: [{ aggregate: entry, entityId: entryId }], matterOf: (state) => entryMatterOf(state as EntryState, uid) };
  if (scope === 'JOB' && jobId)
    return { streams: [{ aggregate: job, entityId: jobId }], matterOf: (state) => jobMatterOf(jobId, state as JobState) };
  if (scope === 'OFFER' && offerId)
    return {
      streams: [{ aggregate: offer, entityId: offerId }],
      matterOf: (state) => {
        const held = state as OfferState;
        permit(held.status !== 'NONE' && held.talentId === uid);
        return offerMatterOf(offerId, held);
      },
    };
  throw new DomainError('invalid-argument');
};

/** A minor chooses where the mail goes: it counts for the account and for the address. */
const countMail = async (uid: string): Promise<void> => {
  const email = (await registeredGuardian(runtime(), uid))?.email;
  if (!email) throw new DomainError('guardian-missing');
  await countTry(runtime(), [
    { kind: 'guardianMailByAccount', subject: uid },
    { kind: 'guardianMailByRecipient', subject: await subjectOfAddress(runtime(), email) },
  ]);
};

/** Asks the guardian: the server says on which terms, and makes the code of the mail. */
const ask = async (sent: Ask, { uid }: Caller): Promise<Target> => {
  await countMail(uid);
  const code = await mailedCode(runtime(), 'guardian', uid, sent.commandId);
  if (code === null) throw new DomainError('not-found');
  const { streams, matterOf } = source(sent, uid);
  const complete = ([state]: readonly unknown[]) =>
    ({ type: 'ask', ...matterOf(state), codeHash: hashOfCode(code) }) satisfies commands.GuardianCommand;
  return { entityId: uid, command: { type: 'ask' }, guard: { streams, complete } };
};

/**
 * Commands on the guardian of a minor: the minor's own, and the office's about a consent on paper.
 * The guardian answers through `guardianAnswers`.
 */
export const guardians = commandCallable(guardian, wire, async (sent, caller): Promise<Target> => {
  const { commandId: _, ...command } = sent;
  if (command.type === 'ask') return ask(sent as Ask, caller);
  if (command.type === 'record') {
    const { uid, ...recorded } = command;
    return { entityId: somebodyElse(uid, caller), command: recorded };
  }
  if (inboxOf(command.email) === inboxOf(caller.email))
    throw new DomainError('invalid-argument', { email: 'ご本人とは別の、保護者の方のメールアドレスを入力してください' });
  if (!(await isMinor(caller.uid))) throw new DomainError('status-conflict');
  await countTry(runtime(), [{ kind: 'guardianByAccount', subject: caller.uid }]);
  return { entityId: caller.uid, command, begins: true };
});
