import { createHash } from 'node:crypto';
import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { messages } from '#domain/kernel/validation.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { client } from '#domain/people/client/client.ts';
import { sizesOfMinor, type TalentDetails } from '#domain/people/talent/details.ts';
import { type TalentCommand, talent } from '#domain/people/talent/talent.ts';
import { assertNoOpenDeals, type KnownDeal } from '#domain/work/deal/withdrawal.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import { hashOfCode, mailedCode } from '../effects/mail/mailedCode.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';
import { countTry, subjectOfAddress } from '../gate/durableLimit.ts';
import { otherSide } from '../rules/blocks.ts';
import { noOpenPayouts } from '../rules/fixPayout.ts';
import { birthdayIn, consentToPublish } from '../rules/guardianConsents.ts';
import { runtime } from '../runtime.ts';

/** A settlement that is not fixed yet will be a bill. */
const owed = (state: KnownDeal['state'] & { readonly rows?: readonly unknown[] }): KnownDeal['state'] =>
  state.rows && state.rows.length > 0 && ['REPORTED', 'DISPUTED'].includes(state.status) ? { ...state, bill: 'UNCLAIMED' } : state;

/**
 * The person's open deals, found by their reservations. A reservation is written in the commit that
 * starts the deal, so it is never late; documents can be.
 */
const noOpenDeals = (uid: string): Rule => ({
  find: (db) => [
    ...['clientId', 'talentId'].map((party) => db.collection('reservations').where(party, '==', uid)),
    db.collection('settlements').where('clientId', '==', uid).where('billStatus', '==', 'UNCLAIMED'),
    db.collection('settlements').where('clientId', '==', uid).where('status', 'in', ['REPORTED', 'DISPUTED']),
  ],
  check: (_states, _now, found) =>
    assertNoOpenDeals(
      uid,
      found.map(({ streamId, state }) => ({ streamId, state: owed(state as KnownDeal['state']) })),
    ),
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
  noteSession: (sent, { signedInAt = 0 }) => ({ command: Object.assign({}, sent, { signedInAt }) }),
  endOtherSessions: ({ type }, { signedInAt = 0 }) => ({ command: { type, signedInAt } }),
  withdraw: (_, { uid }) => ({ rules: [noOpenDeals(uid), noOpenPayouts(uid)] }),
  block: ({ blockedId }, { uid }) => ({ rules: [otherSide(blockedId, uid)] }),
  addDevice: (device) => {
    if (!runtime().mayPushTo(device.endpoint)) throw new DomainError('invalid-argument', { endpoint: messages.format });
    return { command: { ...device, deviceId: deviceIdOf(device.endpoint) } };
  },
});

/** Adds the birthday, which is read with the head. The receipt has what was sent. */
const withBirthday = (uid: string, commandWith: (birthday: string | null) => TalentCommand): Rule => ({
  documents: [talentPrivatePath(uid)],
  fillCommand: (_states, _held, documents) => commandWith(birthdayIn(uid, documents)),
});

/** Body measurements of a minor are not stored. */
const asStored = (details: TalentDetails, birthday: string | null): TalentDetails =>
  isMinorOn(birthday, jstDate(runtime().now())) ? { ...details, sizes: sizesOfMinor(details.sizes) } : details;

/** Commands on the own talent profile, or, for the office, on another by `uid`. */
export const talents = callableOf(talent, {
  // The decider refuses a birthday that is no longer current.
  saveProfile: (command, { uid }) => ({ rules: [withBirthday(uid, (heldBirthday) => ({ ...command, heldBirthday }))] }),
  saveDetails: ({ type, ...details }, { uid }) => ({
    rules: [withBirthday(uid, (birthday) => ({ type, ...asStored(details, birthday) }))],
  }),
  openPage: (command, { uid }) => ({ rules: [withBirthday(uid, (birthday) => ({ ...command, birthday }))] }),
  allowSharing: (command, { uid }) => ({ rules: [withBirthday(uid, (birthday) => ({ ...command, birthday }))] }),
  publish: ({ uid }) => ({ rules: [consentToPublish(uid)] }),
});

/** A profile can be returned only before the certification. */
const uncertified = (uid: string): Rule => ({
  streams: [{ aggregate: account, entityId: uid }],
  check: ([state]) => {
    const known = state as AccountState;
    if (known.status === 'REGISTERED' && known.isClientCertificated) throw new DomainError('status-conflict');
  },
});

/** Commands on the own client profile and billing, or, for the office, on another by `uid`. */
export const clients = callableOf(client, { returnProfile: ({ uid }) => ({ rules: [uncertified(uid)] }) });
