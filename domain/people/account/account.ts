import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { officeRoles } from '../../kernel/officeRoles.ts';
import { messages } from '../../kernel/validation.ts';
import { choicesOf, mailChoiceOf } from '../../kernel/words/topics.ts';
import type { AccountCommand } from './commands.ts';
import { confirmDestination, requestDestination, syncEmail } from './destination.ts';
import { addDevice, removeDevice } from './devices.ts';
import { type AccountEvent, accountEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { type AccountState, initial, type RegisteredAccount } from './state.ts';
import { termsInForce } from './terms.ts';

export type { AccountState } from './state.ts';

const registered = (state: AccountState): RegisteredAccount => {
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

const byOffice = ({ actor }: DecisionContext) => permit(actor.role === 'office');
const bySystem = ({ actor }: DecisionContext) => permit(actor.role === 'system');

const once = (fulfilled: boolean, event: AccountEvent): AccountEvent[] => (fulfilled ? [] : [event]);

/** A member of the office chooses no side. A client or cast who became a member stays one. */
const chooseRole = (role: 'talent' | 'client', state: RegisteredAccount): AccountEvent[] => {
  permit(!state.isAdmin || state.role !== null);
  if (state.role !== null && state.role !== role) throw new DomainError('role-already-chosen');
  return once(state.role === role, { type: 'AccountRoleChosen', data: { role } });
};

const certify = (state: RegisteredAccount): AccountEvent[] => {
  if (state.role !== 'client') throw new DomainError('status-conflict');
  return once(state.isClientCertificated, { type: 'ClientCertified', data: {} });
};

type Duties = Omit<Extract<AccountCommand, { type: 'setDuties' }>, 'type'>;

/** A client or a cast cannot join the office. The order of the roles makes no difference. */
const setDuties = ({ roles, approvalLimit, reason }: Duties, state: RegisteredAccount): AccountEvent[] => {
  if (!state.isAdmin && state.role !== null) throw new DomainError('status-conflict');
  const chosen = officeRoles.filter((role) => roles.includes(role));
  const isSame = state.isAdmin && state.approvalLimit === approvalLimit && state.officeRoles.join() === chosen.join();
  return once(isSame, { type: 'OfficeDutiesSet', data: { roles: chosen, approvalLimit, reason } });
};

/** News counts as seen once. A time in the future is cut at the current time. */
const openNews = (seenAt: number, { newsOpenedAt }: RegisteredAccount, now: number): AccountEvent[] => {
  const newsAt = Math.min(seenAt, now);
  return once((newsOpenedAt ?? Number.NEGATIVE_INFINITY) >= newsAt, { type: 'AccountNewsOpened', data: { newsAt } });
};

/**
 * The consent refers to the terms that the page showed. If they changed meanwhile, the page has to
 * show the new ones.
 */
const agreeToTerms = (terms: string, { termsAgreed }: RegisteredAccount): AccountEvent[] => {
  if (terms !== termsInForce) throw new DomainError('terms-of-use-changed');
  return once(termsAgreed === terms, { type: 'AccountTermsAgreed', data: { terms } });
};

const chooseMail = (
  { topic, mail }: Extract<AccountCommand, { type: 'chooseMail' }>,
  { mailChoices }: RegisteredAccount,
): AccountEvent[] => {
  if (!choicesOf(topic).includes(mail)) throw new DomainError('invalid-argument', { mail: messages.format });
  return once(mailChoiceOf(topic, mailChoices) === mail, { type: 'AccountMailChosen', data: { topic, mail } });
};

/**
 * Only the operator ends accounts of the office. The system withdraws an account whose identity was
 * deleted. The caller checks that no deal is open, because that is in other streams.
 */
const withdraw = (state: AccountState, { actor }: DecisionContext): AccountEvent[] => {
  permit(actor.role !== 'office');
  if (state.status === 'WITHDRAWN') return [];
  const { role, isAdmin } = registered(state);
  permit(!isAdmin);
  return [{ type: 'AccountWithdrawn', data: { role } }];
};

const register = (email: string, state: AccountState): AccountEvent[] => {
  if (state.status === 'NONE') return [{ type: 'AccountRegistered', data: { email } }];
  registered(state);
  return [];
};

const decide = (command: AccountCommand, state: AccountState, context: DecisionContext): AccountEvent[] =>
  match(command)
    .returnType<AccountEvent[]>()
    .with({ type: 'register' }, ({ email }) => register(email, state))
    .with({ type: 'chooseRole' }, ({ role }) => chooseRole(role, registered(state)))
    .with({ type: 'certifyClient' }, () => {
      byOffice(context);
      return certify(registered(state));
    })
    .with({ type: 'revokeCertification' }, ({ reason }) => {
      byOffice(context);
      return once(!registered(state).isClientCertificated, { type: 'ClientCertificationRevoked', data: { reason } });
    })
    .with({ type: 'suspend' }, ({ reason }) => {
      byOffice(context);
      return once(registered(state).suspended, { type: 'AccountSuspended', data: { reason } });
    })
    .with({ type: 'lift' }, ({ reason }) => {
      byOffice(context);
      return once(!registered(state).suspended, { type: 'AccountSuspensionLifted', data: { reason } });
    })
    .with({ type: 'grantOffice' }, ({ operator }) => {
      bySystem(context);
      return once(registered(state).isAdmin, { type: 'OfficeGranted', data: { operator } });
    })
    .with({ type: 'revokeOffice' }, ({ operator }) => {
      bySystem(context);
      return once(!registered(state).isAdmin, { type: 'OfficeRevoked', data: { operator } });
    })
    .with({ type: 'setDuties' }, ({ type: _, ...duties }) => {
      byOffice(context);
      return setDuties(duties, registered(state));
    })
    .with({ type: 'syncEmail' }, ({ email }) => syncEmail(email, registered(state)))
    .with({ type: 'requestDestination' }, ({ email, codeHash }) => requestDestination(email, codeHash, registered(state), context.now))
    .with({ type: 'confirmDestination' }, ({ codeHash }) => confirmDestination(codeHash, registered(state), context.now))
    .with({ type: 'openNews' }, ({ seenAt }) => openNews(seenAt, registered(state), context.now))
    .with({ type: 'agreeToTerms' }, ({ terms }) => agreeToTerms(terms, registered(state)))
    .with({ type: 'chooseMail' }, (chosen) => chooseMail(chosen, registered(state)))
    .with({ type: 'addDevice' }, (device) => addDevice(device, registered(state)))
    .with({ type: 'removeDevice' }, (device) => removeDevice(device, registered(state)))
    .with({ type: 'withdraw' }, () => withdraw(state, context))
    .exhaustive();

/** Decides commands on an account and folds its events. */
export const decider: Decider<AccountState, AccountCommand, AccountEvent> = { initial, decide, evolve };

/**
 * The aggregate of accounts: one stream per person, under the uid. Throws `not-found` before the
 * registration and `account-withdrawn` after the withdrawal.
 */
export const account: Aggregate<AccountState, AccountCommand, AccountEvent> = {
  name: 'account',
  decider,
  events: accountEvents,
  snapshotSchema: 6,
  subject: (uid) => uid,
};
