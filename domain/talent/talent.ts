import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import { businessRules } from '../kernel/businessRules.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import type { TalentCommand } from './commands.ts';
import { type TalentEvent, talentEvents } from './events.ts';
import type { TalentProfile } from './profile.ts';

/** `profile` is a fingerprint: enough to see a change, without keeping the person's data. */
export type TalentState =
  | { readonly status: 'NONE' }
  | { readonly status: 'REGISTERED'; readonly profile: number; readonly isPublished: boolean; readonly isSuspended: boolean };

type Registered = Extract<TalentState, { status: 'REGISTERED' }>;

const initial: TalentState = { status: 'NONE' };
const fresh: Registered = { status: 'REGISTERED', profile: 0, isPublished: false, isSuspended: true };

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

const decide = (command: TalentCommand, state: TalentState, context: DecisionContext): TalentEvent[] =>
  match(command)
    .returnType<TalentEvent[]>()
    .with({ type: 'saveProfile' }, ({ type: _, ...profile }) => saveProfile(profile, state, context))
    .with({ type: 'publish' }, () => {
      permit(context.actor.role === 'office');
      const { isPublished, isSuspended } = registered(state);
      return isPublished && !isSuspended ? [] : [{ type: 'TalentPublished', data: {} }];
    })
    .with({ type: 'suspend' }, ({ reason }) => {
      permit(context.actor.role === 'office');
      return registered(state).isSuspended ? [] : [{ type: 'TalentSuspended', data: { reason } }];
    })
    .exhaustive();

const evolve = (state: TalentState, event: TalentEvent): TalentState => {
  const known = state.status === 'NONE' ? fresh : state;
  return match(event)
    .returnType<TalentState>()
    .with({ type: 'TalentProfileRegistered' }, ({ data: { viewOrder: _, ...profile } }) => ({ ...known, profile: fingerprint(profile) }))
    .with({ type: 'TalentProfileChanged' }, ({ data }) => ({ ...known, profile: fingerprint(data) }))
    .with({ type: 'TalentPublished' }, () => ({ ...known, isPublished: true, isSuspended: false }))
    .with({ type: 'TalentSuspended' }, () => ({ ...known, isPublished: false, isSuspended: true }))
    .exhaustive();
};

export const decider: Decider<TalentState, TalentCommand, TalentEvent> = { initial, decide, evolve };

export const talent: Aggregate<TalentState, TalentCommand, TalentEvent> = {
  name: 'talent',
  decider,
  events: talentEvents,
  snapshotSchema: 1,
  subject: (uid) => uid,
};
