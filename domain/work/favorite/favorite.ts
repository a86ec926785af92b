import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { permit } from '../../kernel/domainError.ts';
import type { FavoriteCommand } from './commands.ts';
import { type FavoriteEvent, favoriteEvents } from './events.ts';
import type { FavoriteTarget } from './target.ts';

/** Whether one person likes one talent or job. */
export type FavoriteState = { readonly status: 'NONE' } | ({ readonly status: 'LIKED' | 'UNLIKED'; readonly uid: string } & FavoriteTarget);

const initial: FavoriteState = { status: 'NONE' };

const eventOf = ({ type, kind, targetId }: FavoriteCommand, uid: string): FavoriteEvent =>
  match([kind, type] as const)
    .returnType<FavoriteEvent>()
    .with(['talent', 'like'], () => ({ type: 'FavoriteTalentLiked', data: { uid, talentId: targetId } }))
    .with(['talent', 'unlike'], () => ({ type: 'FavoriteTalentUnliked', data: { uid, talentId: targetId } }))
    .with(['job', 'like'], () => ({ type: 'FavoriteJobLiked', data: { uid, jobId: targetId } }))
    .with(['job', 'unlike'], () => ({ type: 'FavoriteJobUnliked', data: { uid, jobId: targetId } }))
    .exhaustive();

const isOf = (state: FavoriteState, { kind, targetId }: FavoriteCommand, uid: string) =>
  state.status === 'NONE' || (state.uid === uid && state.kind === kind && state.targetId === targetId);

const decide = (command: FavoriteCommand, state: FavoriteState, { actor }: DecisionContext): FavoriteEvent[] => {
  permit(actor.role === (command.kind === 'talent' ? 'client' : 'talent'));
  permit(isOf(state, command, actor.uid));
  const fulfilled = (state.status === 'LIKED') === (command.type === 'like');
  return fulfilled ? [] : [eventOf(command, actor.uid)];
};

const evolve = (_state: FavoriteState, event: FavoriteEvent): FavoriteState =>
  match(event)
    .returnType<FavoriteState>()
    .with({ type: 'FavoriteTalentLiked' }, ({ data }) => ({ status: 'LIKED', uid: data.uid, kind: 'talent', targetId: data.talentId }))
    .with({ type: 'FavoriteTalentUnliked' }, ({ data }) => ({ status: 'UNLIKED', uid: data.uid, kind: 'talent', targetId: data.talentId }))
    .with({ type: 'FavoriteJobLiked' }, ({ data }) => ({ status: 'LIKED', uid: data.uid, kind: 'job', targetId: data.jobId }))
    .with({ type: 'FavoriteJobUnliked' }, ({ data }) => ({ status: 'UNLIKED', uid: data.uid, kind: 'job', targetId: data.jobId }))
    .exhaustive();

/** Decides commands on a favourite and folds its events. */
export const decider: Decider<FavoriteState, FavoriteCommand, FavoriteEvent> = { initial, decide, evolve };

/** The aggregate of favourites: one stream per person and target. */
export const favorite: Aggregate<FavoriteState, FavoriteCommand, FavoriteEvent> = {
  name: 'favorite',
  decider,
  events: favoriteEvents,
  snapshotSchema: 1,
  subject: () => '',
};
