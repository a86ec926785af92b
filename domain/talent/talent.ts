import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import { businessRules } from '../kernel/businessRules.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import type { TalentCommand } from './commands.ts';
import type { TalentDetails } from './details.ts';
import { type TalentEvent, talentEvents } from './events.ts';
import type { TalentProfile } from './profile.ts';
import { type SavedDetails, savedDetails, stamped } from './savedDetails.ts';

/** `profile` is a fingerprint: enough to see a change, without keeping the person's data. */
export type TalentState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'REGISTERED';
      readonly profile: number;
      readonly details: SavedDetails | null;
      readonly isPublished: boolean;
      readonly isSuspended: boolean;
      readonly viewOrder: number;
      readonly isFixedOrder: boolean;
    };

type Registered = Extract<TalentState, { status: 'REGISTERED' }>;

const initial: TalentState = { status: 'NONE' };
const fresh: Registered = {
  status: 'REGISTERED',
  profile: 0,
  details: null,
  isPublished: false,
  isSuspended: true,
  viewOrder: businessRules.viewOrderMin,
  isFixedOrder: false,
};

const registered = (state: TalentState): Registered => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

/** Spreads talents evenly over the list order without a dice: derived from the uid (spec section 9: 100 to 10000). */
const viewOrderOf = (uid: string) => {
  const { viewOrderMin, viewOrderMax } = businessRules;
  return viewOrderMin + (fingerprint(uid) % (viewOrderMax - viewOrderMin + 1));
};

const saveProfile = (profile: TalentProfile, state: TalentState, { actor }: DecisionContext): TalentEvent[] => {
  permit(actor.role === 'talent');
  if (state.status === 'NONE') return [{ type: 'TalentProfileRegistered', data: { ...profile, viewOrder: viewOrderOf(actor.uid) } }];
  return state.profile === fingerprint(profile) ? [] : [{ type: 'TalentProfileChanged', data: profile }];
};

const saveDetails = (details: TalentDetails, state: TalentState, { actor, now }: DecisionContext): TalentEvent[] => {
  permit(actor.role === 'talent');
  if (state.status === 'NONE') throw new DomainError('profile-required');
  if (state.details?.print === fingerprint(details)) return [];
  return [{ type: 'TalentDetailsSaved', data: stamped(details, state.details, now) }];
};

const setViewOrder = (place: { viewOrder: number; isFixedOrder: boolean }, state: Registered): TalentEvent[] =>
  state.viewOrder === place.viewOrder && state.isFixedOrder === place.isFixedOrder ? [] : [{ type: 'TalentViewOrderSet', data: place }];

const decide = (command: TalentCommand, state: TalentState, context: DecisionContext): TalentEvent[] =>
  match(command)
    .returnType<TalentEvent[]>()
    .with({ type: 'saveProfile' }, ({ type: _, ...profile }) => saveProfile(profile, state, context))
    .with({ type: 'saveDetails' }, ({ type: _, ...details }) => saveDetails(details, state, context))
    .with({ type: 'publish' }, () => {
      permit(context.actor.role === 'office');
      const { isPublished, isSuspended } = registered(state);
      return isPublished && !isSuspended ? [] : [{ type: 'TalentPublished', data: {} }];
    })
    .with({ type: 'suspend' }, ({ reason }) => {
      permit(context.actor.role === 'office');
      return registered(state).isSuspended ? [] : [{ type: 'TalentSuspended', data: { reason } }];
    })
    .with({ type: 'setViewOrder' }, ({ viewOrder, isFixedOrder }) => {
      permit(context.actor.role === 'office');
      return setViewOrder({ viewOrder, isFixedOrder }, registered(state));
    })
    .exhaustive();

const evolve = (state: TalentState, event: TalentEvent): TalentState => {
  const known = state.status === 'NONE' ? fresh : state;
  return match(event)
    .returnType<TalentState>()
    .with({ type: 'TalentProfileRegistered' }, ({ data: { viewOrder, ...profile } }) => ({
      ...known,
      profile: fingerprint(profile),
      viewOrder,
    }))
    .with({ type: 'TalentProfileChanged' }, ({ data }) => ({ ...known, profile: fingerprint(data) }))
    .with({ type: 'TalentDetailsSaved' }, ({ data }) => ({ ...known, details: savedDetails(data) }))
    .with({ type: 'TalentPublished' }, () => ({ ...known, isPublished: true, isSuspended: false }))
    .with({ type: 'TalentSuspended' }, () => ({ ...known, isPublished: false, isSuspended: true }))
    .with({ type: 'TalentViewOrderSet' }, ({ data }) => ({ ...known, ...data }))
    .exhaustive();
};

export const decider: Decider<TalentState, TalentCommand, TalentEvent> = { initial, decide, evolve };

export const talent: Aggregate<TalentState, TalentCommand, TalentEvent> = {
  name: 'talent',
  decider,
  events: talentEvents,
  snapshotSchema: 2,
  subject: (uid) => uid,
};
