import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import type { MasterCommand } from './commands.ts';
import { type MasterEvent, masterEvents } from './events.ts';
import type { MasterKind } from './kinds.ts';

/** The state of a master entry. */
export type MasterState =
  | { readonly status: 'NONE' }
  | { readonly status: 'ACTIVE' | 'RETIRED'; readonly kind: MasterKind; readonly name: string; readonly orderIndex: number };

type Added = Exclude<MasterState, { status: 'NONE' }>;
type Add = Extract<MasterCommand, { type: 'add' }>;

const initial: MasterState = { status: 'NONE' };

const add = ({ type: _, ...entry }: Add, state: MasterState): MasterEvent[] => {
  if (state.status === 'NONE') return [{ type: 'MasterAdded', data: entry }];
  const same = state.status === 'ACTIVE' && state.kind === entry.kind && state.name === entry.name && state.orderIndex === entry.orderIndex;
  if (same) return [];
  throw new DomainError('already-exists');
};

const added = (state: MasterState): Added => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

const change = (command: Exclude<MasterCommand, Add>, { kind, name, orderIndex, status }: Added): MasterEvent[] =>
  match(command)
    .returnType<MasterEvent[]>()
    .with({ type: 'rename' }, (to) => (to.name === name ? [] : [{ type: 'MasterRenamed', data: { kind, name: to.name } }]))
    .with({ type: 'reorder' }, (to) =>
      to.orderIndex === orderIndex ? [] : [{ type: 'MasterReordered', data: { kind, orderIndex: to.orderIndex } }],
    )
    .with({ type: 'retire' }, () => (status === 'RETIRED' ? [] : [{ type: 'MasterRetired', data: { kind } }]))
    .with({ type: 'restore' }, () => (status === 'ACTIVE' ? [] : [{ type: 'MasterRestored', data: { kind } }]))
    .exhaustive();

const decide = (command: MasterCommand, state: MasterState, { actor }: DecisionContext): MasterEvent[] => {
  permit(actor.role === 'office');
  return command.type === 'add' ? add(command, state) : change(command, added(state));
};

const evolve = (state: MasterState, event: MasterEvent): MasterState => {
  if (event.type === 'MasterAdded') return { status: 'ACTIVE', ...event.data };
  if (state.status === 'NONE') return state;
  return match(event)
    .returnType<MasterState>()
    .with({ type: 'MasterRenamed' }, ({ data }) => ({ ...state, name: data.name }))
    .with({ type: 'MasterReordered' }, ({ data }) => ({ ...state, orderIndex: data.orderIndex }))
    .with({ type: 'MasterRetired' }, () => ({ ...state, status: 'RETIRED' }))
    .with({ type: 'MasterRestored' }, () => ({ ...state, status: 'ACTIVE' }))
    .exhaustive();
};

/** Decides commands on a master entry and folds its events. */
export const decider: Decider<MasterState, MasterCommand, MasterEvent> = { initial, decide, evolve };

/** The aggregate of master entries: options of forms that the office maintains. */
export const master: Aggregate<MasterState, MasterCommand, MasterEvent> = {
  name: 'master',
  decider,
  events: masterEvents,
  snapshotSchema: 1,
  subject: () => '',
};
