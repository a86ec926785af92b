import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { permit } from '../kernel/domainError.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import type { ClientCommand } from './commands.ts';
import { type ClientEvent, clientEvents } from './events.ts';
import type { ClientProfile } from './profile.ts';

/** `profile` is a fingerprint: enough to see a change, without keeping the person's data. */
export type ClientState = { readonly status: 'NONE' } | { readonly status: 'REGISTERED'; readonly profile: number };

const initial: ClientState = { status: 'NONE' };

/** Bank transfer, the only payment method (spec section 9). */
const BANK_TRANSFER = 2;

const saveProfile = (profile: ClientProfile, state: ClientState, { actor }: DecisionContext): ClientEvent[] => {
  permit(actor.role === 'client');
  if (state.status === 'NONE') return [{ type: 'ClientProfileRegistered', data: { ...profile, paymentMethod: BANK_TRANSFER } }];
  return state.profile === fingerprint(profile) ? [] : [{ type: 'ClientProfileChanged', data: profile }];
};

const decide = (command: ClientCommand, state: ClientState, context: DecisionContext): ClientEvent[] =>
  match(command)
    .with({ type: 'saveProfile' }, ({ type: _, ...profile }) => saveProfile(profile, state, context))
    .exhaustive();

const evolve = (_state: ClientState, event: ClientEvent): ClientState =>
  match(event)
    .returnType<ClientState>()
    .with({ type: 'ClientProfileRegistered' }, ({ data: { paymentMethod: _, ...profile } }) => ({
      status: 'REGISTERED',
      profile: fingerprint(profile),
    }))
    .with({ type: 'ClientProfileChanged' }, ({ data }) => ({ status: 'REGISTERED', profile: fingerprint(data) }))
    .exhaustive();

export const decider: Decider<ClientState, ClientCommand, ClientEvent> = { initial, decide, evolve };

export const client: Aggregate<ClientState, ClientCommand, ClientEvent> = {
  name: 'client',
  decider,
  events: clientEvents,
  snapshotSchema: 1,
  subject: (uid) => uid,
};
