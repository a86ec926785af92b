import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
import type { AccountCommand } from './commands.ts';
import { type AccountEvent, accountEvents } from './events.ts';

export type AccountState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'REGISTERED';
      readonly role: 'talent' | 'client' | null;
      readonly isAdmin: boolean;
      readonly suspended: boolean;
      readonly isClientCertificated: boolean;
    };

type Registered = Extract<AccountState, { status: 'REGISTERED' }>;

const initial: AccountState = { status: 'NONE' };
const fresh: Registered = { status: 'REGISTERED', role: null, isAdmin: false, suspended: false, isClientCertificated: false };

const registered = (state: AccountState): Registered => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

const byOffice = ({ actor }: DecisionContext) => permit(actor.role === 'office');
const bySystem = ({ actor }: DecisionContext) => permit(actor.role === 'system');

const once = (fulfilled: boolean, event: AccountEvent): AccountEvent[] => (fulfilled ? [] : [event]);

const chooseRole = (role: 'talent' | 'client', state: Registered): AccountEvent[] => {
  if (state.role !== null && state.role !== role) throw new DomainError('role-already-chosen');
  return once(state.role === role, { type: 'AccountRoleChosen', data: { role } });
};

const certify = (state: Registered): AccountEvent[] => {
  if (state.role !== 'client') throw new DomainError('status-conflict');
  return once(state.isClientCertificated, { type: 'ClientCertified', data: {} });
};

const decide = (command: AccountCommand, state: AccountState, context: DecisionContext): AccountEvent[] =>
  match(command)
    .with({ type: 'register' }, ({ email }) => once(state.status !== 'NONE', { type: 'AccountRegistered', data: { email } }))
    .with({ type: 'chooseRole' }, ({ role }) => chooseRole(role, registered(state)))
    .with({ type: 'certifyClient' }, () => {
      byOffice(context);
      return certify(registered(state));
    })
    .with({ type: 'revokeCertification' }, () => {
      byOffice(context);
      return once(!registered(state).isClientCertificated, { type: 'ClientCertificationRevoked', data: {} });
    })
    .with({ type: 'suspend' }, ({ reason }) => {
      byOffice(context);
      return once(registered(state).suspended, { type: 'AccountSuspended', data: { reason } });
    })
    .with({ type: 'lift' }, () => {
      byOffice(context);
      return once(!registered(state).suspended, { type: 'AccountSuspensionLifted', data: {} });
    })
    .with({ type: 'grantOffice' }, () => {
      bySystem(context);
      return once(registered(state).isAdmin, { type: 'OfficeGranted', data: {} });
    })
    .with({ type: 'revokeOffice' }, () => {
      bySystem(context);
      return once(!registered(state).isAdmin, { type: 'OfficeRevoked', data: {} });
    })
    .exhaustive();

const evolve = (state: AccountState, event: AccountEvent): AccountState => {
  const known = state.status === 'NONE' ? fresh : state;
  return match(event)
    .returnType<AccountState>()
    .with({ type: 'AccountRegistered' }, () => fresh)
    .with({ type: 'AccountRoleChosen' }, ({ data }) => ({ ...known, role: data.role }))
    .with({ type: 'ClientCertified' }, () => ({ ...known, isClientCertificated: true }))
    .with({ type: 'ClientCertificationRevoked' }, () => ({ ...known, isClientCertificated: false }))
    .with({ type: 'AccountSuspended' }, () => ({ ...known, suspended: true }))
    .with({ type: 'AccountSuspensionLifted' }, () => ({ ...known, suspended: false }))
    .with({ type: 'OfficeGranted' }, () => ({ ...known, isAdmin: true }))
    .with({ type: 'OfficeRevoked' }, () => ({ ...known, isAdmin: false }))
    .exhaustive();
};

export const decider: Decider<AccountState, AccountCommand, AccountEvent> = { initial, decide, evolve };

export const account: Aggregate<AccountState, AccountCommand, AccountEvent> = {
  name: 'account',
  decider,
  events: accountEvents,
  snapshotSchema: 1,
  subject: (uid) => uid,
};
