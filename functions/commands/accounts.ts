import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier, line, messages } from '#domain/kernel/validation.ts';
import { account } from '#domain/people/account/account.ts';
import * as commands from '#domain/people/account/commands.ts';
import { isLoopback } from '#domain/people/account/pushServices.ts';
import { assertNoOpenDeals } from '#domain/people/account/withdrawal.ts';
import { hashOfCode, mailedCode } from '../effects/mail/mailedCode.ts';
import type { Rule } from '../eventStore/rule.ts';
import { assertNotSelf } from '../gate/admission.ts';
import { type Caller, commandCallable, commandIdSchema } from '../gate/commandCallable.ts';
import { countTry, subjectOfAddress } from '../gate/durableLimit.ts';
import { isEmulated } from '../platform/settings.ts';
import { runtime } from '../runtime.ts';

const own = { commandId: commandIdSchema };
const onAccount = { commandId: commandIdSchema, uid: identifier };

const wire = z.discriminatedUnion('type', [
  commands.register.omit({ email: true }).extend(own),
  commands.chooseRole.extend(own),
  commands.syncEmail.omit({ email: true }).extend(own),
  commands.requestDestination.omit({ codeHash: true }).extend(own),
  commands.confirmDestination.omit({ codeHash: true }).extend({ ...own, code: line(100) }),
  commands.openNews.extend(own),
  commands.agreeToTerms.extend(own),
  commands.chooseMail.extend(own),
  commands.addDevice.omit({ deviceId: true }).extend(own),
  commands.removeDevice.extend(own),
  commands.withdraw.extend(own),
  commands.certifyClient.extend(onAccount),
  commands.revokeCertification.extend(onAccount),
  commands.suspend.extend(onAccount),
  commands.lift.extend(onAccount),
  commands.setDuties.extend(onAccount),
]);

/**
 * The person's open deals, found by their reservations. A reservation is written in the commit that
 * starts the deal, so it is never late; documents can be.
 */
const noOpenDeals = (uid: string): Rule => ({
  streams: [],
  find: (db) => ['clientId', 'talentId'].map((party) => db.collection('reservations').where(party, '==', uid)),
  check: (_states, _now, found) => assertNoOpenDeals(uid, found as Parameters<typeof assertNoOpenDeals>[1]),
});

const newCodeHash = async (uid: string, commandId: string): Promise<string> => {
  const code = await mailedCode(runtime(), 'destination', uid, commandId);
  if (code === null) throw new DomainError('not-found');
  return hashOfCode(code);
};

/**
 * Counts a confirmation mail for the account and for the recipient, because the address can belong
 * to somebody else. No mail is sent to the login address, so it is not counted.
 */
const countConfirmationMail = async (to: string, { uid, email }: Caller): Promise<void> => {
  if (to === email) return;
  await countTry(runtime(), [
    { kind: 'confirmationMailByHour', subject: uid },
    { kind: 'confirmationMailByDay', subject: uid },
    { kind: 'confirmationMailByRecipient', subject: await subjectOfAddress(runtime(), to) },
  ]);
};

/** With the emulators, an endpoint on this machine is allowed too. */
const assertPushService = (endpoint: string): void => {
  if (isLoopback(endpoint) && !isEmulated()) throw new DomainError('invalid-argument', { endpoint: messages.format });
};

const deviceIdOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/**
 * Commands on the own account, or, for the office, on another by `uid`. The e-mail comes from the
 * token, where the identity provider has verified it.
 */
export const accounts = commandCallable(account, wire, async ({ commandId, ...command }, caller) => {
  const { uid: entityId, email } = caller;
  switch (command.type) {
    case 'register':
      return { entityId, command: { ...command, email }, begins: true };
    case 'syncEmail':
      return { entityId, command: { ...command, email } };
    case 'requestDestination':
      await countConfirmationMail(command.email, caller);
      return { entityId, command: { ...command, codeHash: await newCodeHash(entityId, commandId) } };
    case 'confirmDestination':
      await countTry(runtime(), [{ kind: 'confirmationByAccount', subject: entityId }]);
      return { entityId, command: { type: command.type, codeHash: hashOfCode(command.code) } };
    case 'withdraw':
      return { entityId, command, rules: [noOpenDeals(entityId)] };
    case 'addDevice':
      assertPushService(command.endpoint);
      return { entityId, command: { ...command, deviceId: deviceIdOf(command.endpoint) } };
    case 'chooseRole':
    case 'openNews':
    case 'agreeToTerms':
    case 'chooseMail':
    case 'removeDevice':
      return { entityId, command };
    default: {
      const { uid, ...rest } = command;
      return { entityId: assertNotSelf(uid, caller), command: rest };
    }
  }
});
