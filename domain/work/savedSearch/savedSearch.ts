import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Decider, DecisionContext, Role } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';

import { fingerprint } from '../../kernel/fingerprint.ts';
import type { SearchKind } from '../search/wanted.ts';
import type { CommandOf, SavedSearchCommand } from './commands.ts';
import { type SavedSearchEvent, savedSearchEvents } from './events.ts';

/** The state of a person's saved searches. `held`: kind and fingerprint of each search, by id. */
export type SavedSearchState = {
  readonly status: 'NONE' | 'KEPT' | 'WITHDRAWN';
  readonly held: Readonly<Record<string, { readonly kind: SearchKind; readonly print: number }>>;
};

/** Casts search for jobs, clients for casts. */
const permitFor = (role: Role | null, kind: SearchKind): void => permit(kind === 'jobs' ? role === 'talent' : role === 'client');

const save = (
  { type: _, ...saved }: CommandOf<'save'>,
  { status, held }: SavedSearchState,
  { actor }: DecisionContext,
): SavedSearchEvent[] => {
  permitFor(actor.role, saved.kind);
  if (status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  if (held[saved.searchId]?.print === fingerprint(saved)) return [];
  if (!(saved.searchId in held) && Object.keys(held).length >= businessRules.savedSearchesMax)
    throw new DomainError('invalid-argument', { name: `保存できる条件は${businessRules.savedSearchesMax}件までです` });
  return [{ type: 'SearchSaved', data: saved }];
};

const evolve = (state: SavedSearchState, event: SavedSearchEvent): SavedSearchState =>
  match(event)
    .returnType<SavedSearchState>()
    .with({ type: 'SearchSaved' }, ({ data }) => ({
      status: 'KEPT',
      held: { ...state.held, [data.searchId]: { kind: data.kind, print: fingerprint(data) } },
    }))
    .with({ type: 'SearchRemoved' }, ({ data: { searchId } }) => {
      const { [searchId]: _, ...held } = state.held;
      return { ...state, held };
    })
    .with({ type: 'SearchesWithdrawn' }, () => ({ status: 'WITHDRAWN', held: {} }))
    .exhaustive();

/** Decides commands on a saved search and folds its events. */
export const decider: Decider<SavedSearchState, SavedSearchCommand, SavedSearchEvent> = {
  initial: { status: 'NONE', held: {} },
  decide: (command, state, context) =>
    match(command)
      .returnType<SavedSearchEvent[]>()
      .with({ type: 'save' }, (sent) => save(sent, state, context))
      .with({ type: 'remove' }, ({ searchId }) => {
        const held = state.held[searchId];
        if (!held) return [];
        permitFor(context.actor.role, held.kind);
        return [{ type: 'SearchRemoved', data: { searchId } }];
      })
      .with({ type: 'withdraw' }, () => {
        permit(context.actor.role === 'system');
        return state.status === 'KEPT' ? [{ type: 'SearchesWithdrawn', data: {} }] : [];
      })
      .exhaustive(),
  evolve,
};

/** The aggregate of saved searches: one stream per person, under the uid. */
export const savedSearch: Aggregate<SavedSearchState, SavedSearchCommand, SavedSearchEvent> = {
  name: 'savedSearch',
  decider,
  events: savedSearchEvents,
  snapshotSchema: 1,
  subject: (uid) => uid,
};
