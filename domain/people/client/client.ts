import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { assertOwnPictures } from '../media/ownPictures.ts';
import type { ClientCommand } from './commands.ts';
import { type ClientEvent, clientEvents } from './events.ts';
import { BANK_TRANSFER } from './paymentMethod.ts';
import { type ClientProfile, profileFaults } from './profile.ts';

/**
 * The state of a client. `profile` and `billing` are fingerprints of the last saved data: enough to
 * detect a change without personal data.
 */
export type ClientState =
  | { readonly status: 'NONE' }
  | { readonly status: 'WITHDRAWN' }
  | {
      readonly status: 'REGISTERED';
      readonly profile: number | null;
      readonly billing: number | null;
      readonly billClientId: string | null;
      /**
       * Fingerprint of the reason why the office returned the profile; null if it did not, or the
       * client has changed the profile since.
       */
      readonly returned: number | null;
    };

type Registered = Extract<ClientState, { status: 'REGISTERED' }>;

const initial: ClientState = { status: 'NONE' };
const fresh: Registered = { status: 'REGISTERED', profile: null, billing: null, billClientId: null, returned: null };

const registered = (state: ClientState): Registered => {
  if (state.status !== 'REGISTERED') throw new DomainError('not-found');
  return state;
};

/** Only the client writes this profile, and not after the withdrawal. */
const byOwner = (state: ClientState, { actor }: DecisionContext) => {
  permit(actor.role === 'client');
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
};

const saveProfile = (profile: ClientProfile, state: ClientState, { actor }: DecisionContext): ClientEvent[] => {
  assertOwnPictures(actor.uid, { thumbnail: [profile.thumbnail] });
  if (state.status === 'REGISTERED' && state.profile === fingerprint(profile)) return [];
  const faults = profileFaults(profile);
  if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
  if (state.status !== 'REGISTERED') return [{ type: 'ClientProfileRegistered', data: { ...profile, paymentMethod: BANK_TRANSFER } }];
  return [{ type: 'ClientProfileChanged', data: profile }];
};

type Billing = Omit<Extract<ClientCommand, { type: 'saveBilling' }>, 'type'>;
const saveBilling = (billing: Billing, state: ClientState): ClientEvent[] => {
  if (state.status !== 'REGISTERED') throw new DomainError('profile-required');
  return state.billing === fingerprint(billing) ? [] : [{ type: 'ClientBillingSaved', data: billing }];
};

const decide = (command: ClientCommand, state: ClientState, context: DecisionContext): ClientEvent[] =>
  match(command)
    .returnType<ClientEvent[]>()
    .with({ type: 'saveProfile' }, ({ type: _, ...profile }) => {
      byOwner(state, context);
      return saveProfile(profile, state, context);
    })
    .with({ type: 'saveBilling' }, ({ type: _, ...billing }) => {
      byOwner(state, context);
      return saveBilling(billing, state);
    })
    .with({ type: 'setBillClientId' }, ({ billClientId }) => {
      permit(context.actor.role === 'office');
      return registered(state).billClientId === billClientId ? [] : [{ type: 'ClientBillClientIdSet', data: { billClientId } }];
    })
    .with({ type: 'returnProfile' }, ({ reason }) => {
      permit(context.actor.role === 'office');
      return registered(state).returned === fingerprint(reason) ? [] : [{ type: 'ClientProfileReturned', data: { reason } }];
    })
    .with({ type: 'withdraw' }, () => {
      permit(context.actor.role === 'system');
      return state.status === 'REGISTERED' ? [{ type: 'ClientWithdrawn', data: {} }] : [];
    })
    .exhaustive();

const evolve = (state: ClientState, event: ClientEvent): ClientState => {
  if (state.status === 'WITHDRAWN') return state;
  const known = state.status === 'NONE' ? fresh : state;
  return (
    match(event)
      .returnType<ClientState>()
      .with({ type: 'ClientProfileRegistered' }, ({ data: { paymentMethod: _, ...profile } }) => ({
        ...known,
        profile: fingerprint(profile),
        billing: null,
      }))
      .with({ type: 'ClientProfileChanged' }, ({ data }) => ({ ...known, profile: fingerprint(data), billing: null, returned: null }))
      // Both forms write the same fields, so the other form's last data is outdated.
      .with({ type: 'ClientBillingSaved' }, ({ data }) => ({ ...known, profile: null, billing: fingerprint(data) }))
      .with({ type: 'ClientBillClientIdSet' }, ({ data: { billClientId } }) => ({ ...known, billClientId }))
      .with({ type: 'ClientProfileReturned' }, ({ data: { reason } }) => ({ ...known, returned: fingerprint(reason) }))
      .with({ type: 'ClientWithdrawn' }, () => ({ status: 'WITHDRAWN' }))
      .exhaustive()
  );
};

/** Decides commands on a client and folds its events. */
export const decider: Decider<ClientState, ClientCommand, ClientEvent> = { initial, decide, evolve };

/** The aggregate of clients: profile and billing, one stream per person, under the uid. */
export const client: Aggregate<ClientState, ClientCommand, ClientEvent> = {
  name: 'client',
  decider,
  events: clientEvents,
  snapshotSchema: 3,
  subject: (uid) => uid,
};
