import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { identifier, line } from '#domain/kernel/validation.ts';
import { askedByCode, type GuardianCommand, guardian } from '#domain/work/guardian/guardian.ts';
import type { GuardianQuestion } from '#domain/work/guardian/question.ts';
import type { AskedMatter, GuardianState } from '#domain/work/guardian/state.ts';
import { announce } from '../delivery/announce.ts';
import { hashOfCode } from '../effects/mail/mailedCode.ts';
import { matterFacts } from '../effects/matterFacts.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { loadStream } from '../eventStore/stream.ts';
import { countedCallable } from '../gate/attempts.ts';
import { assertRunning, commandIdSchema, guestGate } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { parse } from '../gate/payload.ts';
import { paths } from '../platform/firestorePaths.ts';
import { guestOptions } from '../platform/options.ts';
import { runtime } from '../runtime.ts';

/** The minor's uid and the code, from the link in the mail. */
const link = { uid: identifier, code: line(100) };
const guardianAnswer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('look'), ...link }),
  z.strictObject({ type: z.literal('answer'), ...link, commandId: commandIdSchema, consents: z.boolean() }),
]);

const admitGuest = guestGate();

const askedOf = async (uid: string, codeHash: string): Promise<AskedMatter> => {
  const { db, keys, now } = runtime();
  const { state } = await loadStream(db, keys, guardian, await db.doc(paths.head(streamIdOf('guardian', uid))).get());
  return askedByCode(state as GuardianState, codeHash, now());
};

const questionOf = async (uid: string, codeHash: string): Promise<GuardianQuestion> => {
  const asked = await askedOf(uid, codeHash);
  const { scope, fee, scheduleToClose, expiresAt, isGiven } = asked;
  return { ...(await matterFacts(runtime().db, uid, asked, runtime().now())), scope, fee, scheduleToClose, expiresAt, isGiven };
};

/**
 * Counts an answer, because each one is an event and notifies the minor. A wrong code is not
 * counted: it would use up the guardian's answers.
 */
const countAnswer = async (uid: string, codeHash: string): Promise<void> => {
  await askedOf(uid, codeHash);
  await countTry(runtime(), [{ kind: 'guardianAnswerByMinor', subject: uid }]);
};

/**
 * The guardian's answer without an account: the user who has the code from the mail reads the
 * request and answers it. The decider checks that the code belongs to the minor, the guardian and
 * the newest request.
 */
export const guardianAnswers = countedCallable(
  'guardianAnswers',
  async (request): Promise<GuardianQuestion> => {
    admitGuest(request);
    const sent = parse(guardianAnswer, request.data);
    const codeHash = hashOfCode(sent.code);
    if (sent.type === 'answer') {
      await assertRunning();
      await countAnswer(sent.uid, codeHash);
      // A guardian consents only to terms that the page shows.
      if (sent.consents && (await questionOf(sent.uid, codeHash)).terms === null) throw new DomainError('terms-changed');
      const command = { type: 'answer', codeHash, consents: sent.consents } satisfies GuardianCommand;
      const commandId = `guardian_${sent.uid}_${sent.commandId}`;
      const request = { aggregate: guardian, entityId: sent.uid, command, commandId, begins: false, sender: 'system' as const };
      await announce(runtime(), await executeCommand(runtime(), request));
    }
    return questionOf(sent.uid, codeHash);
  },
  { options: guestOptions },
);
