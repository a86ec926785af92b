import { createHash } from 'node:crypto';
import { DomainError } from '#domain/kernel/domainError.ts';
import { messages } from '#domain/kernel/validation.ts';
import { account } from '#domain/people/account/account.ts';
import { assertNoOpenDeals } from '#domain/work/deal/withdrawal.ts';
import { hashOfCode, mailedCode } from '../effects/mail/mailedCode.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';
import { countTry, subjectOfAddress } from '../gate/durableLimit.ts';
import { runtime } from '../runtime.ts';

/**
 * The person's open deals, found by their reservations. A reservation is written in the commit that
 * starts the deal, so it is never late; documents can be.
 */
const noOpenDeals = (uid: string): Rule => ({
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

const deviceIdOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/**
 * Commands on the own account, or, for the office, on another by `uid`. The e-mail comes from the
 * token, where the identity provider has verified it.
 */
export const accounts = callableOf(account, {
  register: ({ type }, { email }) => ({ command: { type, email } }),
  syncEmail: ({ type }, { email }) => ({ command: { type, email } }),
  requestDestination: async (asked, caller, commandId) => {
    await countConfirmationMail(asked.email, caller);
    return { command: { ...asked, codeHash: await newCodeHash(caller.uid, commandId) } };
  },
  confirmDestination: async ({ type, code }, { uid }) => {
    await countTry(runtime(), [{ kind: 'confirmationByAccount', subject: uid }]);
    return { command: { type, codeHash: hashOfCode(code) } };
  },
  withdraw: (_, { uid }) => ({ rules: [noOpenDeals(uid)] }),
  addDevice: (device) => {
    if (!runtime().mayPushTo(device.endpoint)) throw new DomainError('invalid-argument', { endpoint: messages.format });
    return { command: { ...device, deviceId: deviceIdOf(device.endpoint) } };
  },
});
