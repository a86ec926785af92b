import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import type { CommandOf, DiaryCommand } from './commands.ts';
import type { BlockKind } from './dayKinds.ts';
import { type DiaryEvent, diaryEvents } from './events.ts';
import { type Span, spanFault, withoutSpan } from './spans.ts';

/** The state of a diary: the entries for days, and the deals that may overlap others. */
export type DiaryState = {
  readonly status: 'NONE' | 'KEPT';
  /** The cast has said something about days. Before that no day counts as free. */
  readonly said: boolean;
  readonly blocks: readonly (Span & { readonly kind: BlockKind })[];
  readonly allowed: readonly string[];
  /** The hash of the secret in the feed's address; null without a feed. */
  readonly feed: string | null;
};

const blockOut = ({ type: _, ...block }: CommandOf<'blockOut'>, { blocks }: DiaryState, { actor, now }: DecisionContext): DiaryEvent[] => {
  permit(actor.role === 'talent');
  const fault = spanFault(block, jstDate(now));
  if (fault) throw new DomainError('invalid-argument', { to: fault });
  if (blocks.some(({ from, to, kind }) => from <= block.from && block.to <= to && kind === block.kind)) return [];
  const on = jstDate(now);
  if (withoutSpan(blocks, block).filter(({ to }) => to >= on).length >= businessRules.diaryBlocksMax)
    throw new DomainError('invalid-argument', { from: `登録できる予定は${businessRules.diaryBlocksMax}件までです` });
  return [{ type: 'DiaryBlocked', data: { ...block, on } }];
};

const unblock = ({ from, to }: CommandOf<'unblock'>, { blocks, said }: DiaryState, { actor }: DecisionContext): DiaryEvent[] => {
  permit(actor.role === 'talent');
  const isTaken = blocks.some((block) => block.from <= to && from <= block.to);
  return isTaken || !said ? [{ type: 'DiaryUnblocked', data: { from, to } }] : [];
};

const saidNow = { status: 'KEPT', said: true } as const;

/** Decides commands on a diary and folds its events. */
export const decider: Decider<DiaryState, DiaryCommand, DiaryEvent> = {
  initial: { status: 'NONE', said: false, blocks: [], allowed: [], feed: null },
  decide: (command, state, context) =>
    match(command)
      .returnType<DiaryEvent[]>()
      .with({ type: 'blockOut' }, (sent) => blockOut(sent, state, context))
      .with({ type: 'unblock' }, (sent) => unblock(sent, state, context))
      .with({ type: 'openFeed' }, ({ feedHash }) => {
        permit(context.actor.role === 'talent');
        return state.feed === feedHash ? [] : [{ type: 'DiaryFeedOpened', data: { feedHash } }];
      })
      .with({ type: 'closeFeed' }, () => {
        permit(context.actor.role === 'talent');
        return state.feed === null ? [] : [{ type: 'DiaryFeedClosed', data: {} }];
      })
      .with({ type: 'allowOverlap' }, ({ dealId, reason }) => {
        permit(context.actor.role === 'office');
        return state.allowed.includes(dealId) ? [] : [{ type: 'DiaryOverlapAllowed', data: { dealId, reason } }];
      })
      .exhaustive(),
  evolve: (state, event) =>
    match(event)
      .returnType<DiaryState>()
      .with({ type: 'DiaryBlocked' }, ({ data: { from, to, kind, on } }) => ({
        ...state,
        ...saidNow,
        blocks: [...withoutSpan(state.blocks, { from, to }).filter((block) => block.to >= on), { from, to, kind }],
      }))
      .with({ type: 'DiaryUnblocked' }, ({ data }) => ({ ...state, ...saidNow, blocks: withoutSpan(state.blocks, data) }))
      .with({ type: 'DiaryFeedOpened' }, ({ data: { feedHash: feed } }) => ({ ...state, status: 'KEPT', feed }))
      .with({ type: 'DiaryFeedClosed' }, () => ({ ...state, feed: null }))
      .with({ type: 'DiaryOverlapAllowed' }, ({ data: { dealId } }) => ({
        ...state,
        status: 'KEPT',
        allowed: state.allowed.includes(dealId) ? state.allowed : [...state.allowed, dealId],
      }))
      .exhaustive(),
};

/**
 * The aggregate of diaries: the days of a cast, under the cast's uid. Booked days are in the deals.
 */
export const diary: Aggregate<DiaryState, DiaryCommand, DiaryEvent> = {
  name: 'diary',
  decider,
  events: diaryEvents,
  snapshotSchema: 3,
  subject: (uid) => uid,
};
