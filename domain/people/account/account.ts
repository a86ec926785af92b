import { businessRules, termsInForce } from '../../kernel/businessRules.ts';
import { type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { officeRoles } from '../../kernel/officeRoles.ts';
import { instant, line, messages } from '../../kernel/validation.ts';
import { choicesOf, mailChoiceOf } from '../../kernel/words/topics.ts';
import { type AccountEvent, accountEvents, printOf } from './events.ts';
import { accountFields, memberDuties } from './fields.ts';
import { addDevice, confirmDestination, removeDevice, requestDestination, syncEmail } from './notificationAddresses.ts';
import { deviceFields, mailFields } from './notificationFields.ts';
import { endOtherSessions, endSession, noteSession, sessionFields } from './sessions.ts';
import type { AccountState, RegisteredAccount } from './state.ts';

export type { AccountState } from './state.ts';

const registered = (state: AccountState): RegisteredAccount => {
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};
const { email, role, staffName, reason, operator, codeHash, terms, blockedId } = accountFields;
const { deviceId, ...deviceKeys } = deviceFields;
const { signedInAt, browser, platform, earlier } = sessionFields;

const once = (fulfilled: boolean, event: AccountEvent): AccountEvent[] => (fulfilled ? [] : [event]);

const own = { by: 'anyone', entity: 'own', after: ['register'] } as const;
const byMember = { by: ['client', 'talent'], entity: 'own' } as const;
const byPeople = { by: 'office', duties: ['people'], after: ['register'] } as const;
const explained = { payload: { reason }, example: { reason: '規約違反' } } as const;
const operated = { by: 'system', payload: { operator }, example: { operator: 'ops@example.com' } } as const;
const asClient = ['register', { type: 'chooseRole', role: 'client' }] as const;
const exampleDevice = {
  deviceId: 'a'.repeat(43),
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  p256dh: `B${'a_'.repeat(43)}`,
  auth: 'a-'.repeat(11),
};

/** Commands throw `not-found` before the registration, `account-withdrawn` after the withdrawal. */
export const account = accountEvents.commands({
  /** The e-mail address comes from the verified token, never from the browser. */
  register: {
    by: 'anyone',
    entity: 'own',
    begins: true,
    payload: { email },
    wire: {},
    example: { email: 'hana@example.com' },
    decide: (data, state) => {
      if (state.status === 'NONE') return [{ type: 'AccountRegistered', data }];
      registered(state);
      return [];
    },
  },
  /** A member of the office chooses no side. A client or cast who became a member stays one. */
  chooseRole: {
    ...own,
    payload: { role },
    example: { role: 'talent' },
    decide: (data, state) => {
      const { role, isAdmin } = registered(state);
      permit(!isAdmin || role !== null);
      if (role !== null && role !== data.role) throw new DomainError('role-already-chosen');
      return once(role === data.role, { type: 'AccountRoleChosen', data });
    },
  },
  certifyClient: {
    ...byPeople,
    ...noFields,
    after: asClient,
    decide: (_, state) => {
      const { role, isClientCertificated } = registered(state);
      if (role !== 'client') throw new DomainError('status-conflict');
      return once(isClientCertificated, { type: 'ClientCertified', data: {} });
    },
  },
  revokeCertification: {
    ...byPeople,
    ...explained,
    after: [...asClient, 'certifyClient'],
    decide: (data, state) => once(!registered(state).isClientCertificated, { type: 'ClientCertificationRevoked', data }),
  },
  suspend: { ...byPeople, ...explained, decide: (data, state) => once(registered(state).suspended, { type: 'AccountSuspended', data }) },
  lift: {
    ...byPeople,
    ...explained,
    after: ['register', 'suspend'],
    decide: (data, state) => once(!registered(state).suspended, { type: 'AccountSuspensionLifted', data }),
  },
  /** By the operator's command line; no callable accepts it. */
  grantOffice: {
    ...operated,
    after: ['register'],
    decide: (data, state) => once(registered(state).isAdmin, { type: 'OfficeGranted', data }),
  },
  /** By the operator's command line: ends the membership in the office. */
  revokeOffice: {
    ...operated,
    after: ['register', 'grantOffice'],
    decide: (data, state) => once(!registered(state).isAdmin, { type: 'OfficeRevoked', data }),
  },
  /**
   * An account without a role becomes a member; a client or a cast cannot join the office. A member
   * without roles can do nothing. The order of the roles makes no difference.
   */
  setDuties: {
    by: 'office',
    duties: ['administration'],
    after: ['register'],
    payload: memberDuties.shape,
    example: { roles: ['review'], approvalLimit: 100_000, reason: '規約違反' },
    decide: (data, state) => {
      const held = registered(state);
      if (!held.isAdmin && held.role !== null) throw new DomainError('status-conflict');
      const roles = officeRoles.filter((role) => data.roles.includes(role));
      const isSame = held.isAdmin && held.approvalLimit === data.approvalLimit && held.officeRoles.join() === roles.join();
      return once(isSame, { type: 'OfficeDutiesSet', data: { ...data, roles } });
    },
  },
  /** A member of the office enters the own name, which colleagues see. */
  nameMember: {
    ...own,
    payload: { staffName },
    example: { staffName: '佐伯 由香' },
    after: ['register', 'grantOffice'],
    decide: (data, state) => {
      const held = registered(state);
      permit(held.isAdmin);
      return once(held.staffName === printOf(data.staffName), { type: 'AccountMemberNamed', data });
    },
  },
  /** The e-mail address comes from the verified token, never from the browser. */
  syncEmail: {
    ...own,
    payload: { email },
    wire: {},
    example: { email: 'hana.new@example.com' },
    decide: ({ email }, state) => syncEmail(email, registered(state)),
  },
  /** The server adds the code's SHA-256; the code itself is only in the mail. */
  requestDestination: {
    ...own,
    payload: { email, codeHash },
    wire: { email },
    example: { email: 'hana.mobile@example.com', codeHash: 'hash-1' },
    decide: ({ email, codeHash }, state, { now }) => requestDestination(email, codeHash, registered(state), now),
  },
  confirmDestination: {
    ...own,
    payload: { codeHash },
    wire: { code: line(100) },
    example: { codeHash: 'hash-1' },
    after: ['register', 'requestDestination'],
    decide: ({ codeHash }, state, { now }) => confirmDestination(codeHash, registered(state), now),
  },
  /** `seenAt`: publication of the newest news that was shown (ms), at most now. */
  openNews: {
    ...own,
    payload: { seenAt: instant },
    example: { seenAt: NOON },
    decide: ({ seenAt }, state, { now }) => {
      const newsAt = Math.min(seenAt, now);
      const seen = registered(state).newsOpenedAt ?? Number.NEGATIVE_INFINITY;
      return once(seen >= newsAt, { type: 'AccountNewsOpened', data: { newsAt } });
    },
  },
  /** `terms`: the date (JST) of the terms of use that the page showed, which must be in force. */
  agreeToTerms: {
    ...own,
    payload: { terms },
    example: { terms: termsInForce },
    decide: (data, state) => {
      const { termsAgreed } = registered(state);
      if (data.terms !== termsInForce) throw new DomainError('terms-of-use-changed');
      return once(termsAgreed === data.terms, { type: 'AccountTermsAgreed', data });
    },
  },
  chooseMail: {
    ...own,
    payload: mailFields,
    example: { topic: 'offers', mail: 'digest' },
    decide: (data, state) => {
      const { mailChoices } = registered(state);
      if (!choicesOf(data.topic).includes(data.mail)) throw new DomainError('invalid-argument', { mail: messages.format });
      return once(mailChoiceOf(data.topic, mailChoices) === data.mail, { type: 'AccountMailChosen', data });
    },
  },
  /**
   * The other can begin no deal with this person from now on. Deals that are under way go on. The
   * callable checks that the other is an account of the other side.
   */
  block: {
    ...byMember,
    payload: { blockedId },
    example: { blockedId: uidOf.talent },
    after: asClient,
    decide: (data, state, { actor }) => {
      const { blocked, role } = registered(state);
      permit(actor.role === role);
      if (blocked.includes(data.blockedId)) return [];
      if (blocked.length >= businessRules.blockedMax)
        throw new DomainError('invalid-argument', { blockedId: `ブロックできる相手は${businessRules.blockedMax}人までです` });
      return [{ type: 'AccountBlocked', data }];
    },
  },
  unblock: {
    ...byMember,
    payload: { blockedId },
    example: { blockedId: uidOf.talent },
    after: [...asClient, 'block'],
    decide: (data, state, { actor }) => {
      const { blocked, role } = registered(state);
      permit(actor.role === role);
      return once(!blocked.includes(data.blockedId), { type: 'AccountUnblocked', data });
    },
  },
  /** This browser shows push messages. The server derives the id from the endpoint. */
  addDevice: {
    ...own,
    payload: deviceFields,
    wire: deviceKeys,
    example: exampleDevice,
    decide: (device, state) => addDevice(device, registered(state)),
  },
  /** Also sent by the system, if the push service rejects the device. */
  removeDevice: {
    ...own,
    payload: { deviceId },
    example: { deviceId: exampleDevice.deviceId },
    after: ['register', 'addDevice'],
    decide: (device, state) => removeDevice(device, registered(state)),
  },
  /** A sign-in of this browser. The server takes its time from the verified token. */
  noteSession: {
    ...own,
    payload: { signedInAt, browser, platform, earlier },
    wire: { browser, platform, earlier },
    example: { signedInAt: NOON, browser: 'chrome', platform: 'android', earlier: null },
    decide: (session, state, { now }) => noteSession(session, registered(state), now),
  },
  /** Signs one device out. */
  endSession: {
    ...own,
    payload: { signedInAt },
    example: { signedInAt: NOON },
    after: ['register', 'noteSession'],
    decide: (session, state) => endSession(session, registered(state)),
  },
  endOtherSessions: {
    ...own,
    payload: { signedInAt },
    wire: {},
    example: { signedInAt: NOON },
    decide: (session, state, { now }) => endOtherSessions(session, registered(state), now),
  },
  /**
   * Also sent by the system, for a deleted identity. Only the operator ends accounts of the office.
   * The caller checks that no deal is open, because that is in other streams.
   */
  withdraw: {
    ...own,
    ...noFields,
    decide: (_, state, { actor }) => {
      permit(actor.role !== 'office');
      if (state.status === 'WITHDRAWN') return [];
      const { role, isAdmin } = registered(state);
      permit(!isAdmin);
      return [{ type: 'AccountWithdrawn', data: { role } }];
    },
  },
});

export type AccountCommand = CommandOf<typeof account>;
