import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { identifier } from '../../kernel/validation.ts';
import type { BlockKind, Weekly } from './dayKinds.ts';
import { diaryFields } from './fields.ts';
import { type Span, spanFault, withoutSpan } from './spans.ts';

/** The state of a diary: entries for days, weekly rules, and the deals that may overlap others. */
export type DiaryState = {
  readonly status: 'NONE' | 'KEPT';
  readonly blocks: readonly (Span & { readonly kind: BlockKind })[];
  /** The rules for days without an entry. */
  readonly weekly: Weekly;
  readonly allowed: readonly string[];
  /** The hash of the secret in the feed's address; null without a feed. */
  readonly feed: string | null;
};

const { from, to, kind, weekly, on, dealId, reason, feedHash } = diaryFields;
const byOwner = { by: 'talent', entity: 'own', begins: true } as const;

/** The days of a cast, under the cast's uid. Booked days are in the deals. */
export const diary = aggregate<DiaryState, { uid: typeof identifier }>({
  name: 'diary',
  readers: 'deals',
  snapshotSchema: 4,
  id: { uid: identifier },
  initial: { status: 'NONE', blocks: [], weekly: [], allowed: [], feed: null },
})
  .events(
    {
      DiaryBlocked: {
        data: { from, to, kind, on },
        words: '予定を登録',
        evolve: (state, { on, ...block }) => ({
          ...state,
          status: 'KEPT',
          blocks: [...withoutSpan(state.blocks, block).filter(({ to }) => to >= on), block],
        }),
      },
      DiaryUnblocked: {
        data: { from, to },
        words: '予定を未登録に戻す',
        evolve: (state, span) => ({ ...state, status: 'KEPT', blocks: withoutSpan(state.blocks, span) }),
      },
      DiaryWeekSet: {
        data: { weekly },
        words: '毎週の予定を登録',
        evolve: (state, data) => ({ ...state, status: 'KEPT', weekly: data.weekly }),
      },
      DiaryFeedOpened: {
        data: { feedHash },
        words: 'カレンダーのアドレスを発行',
        evolve: (state, data) => ({ ...state, status: 'KEPT', feed: data.feedHash }),
      },
      DiaryFeedClosed: { data: {}, words: 'カレンダーのアドレスを停止', evolve: (state) => ({ ...state, feed: null }) },
      DiaryOverlapAllowed: {
        data: { dealId, reason: personal(z.string()) },
        words: '日時の重なりを許可',
        act: true,
        evolve: (state, { dealId }) => ({
          ...state,
          status: 'KEPT',
          allowed: state.allowed.includes(dealId) ? state.allowed : [...state.allowed, dealId],
        }),
      },
    },
    (uid) => uid,
  )
  .commands({
    /** The cast is busy, wants to be asked, or is free. Replaces entries for these days. */
    blockOut: {
      ...byOwner,
      payload: { from, to, kind },
      example: { from: '2026-12-01', to: '2026-12-03', kind: 'BUSY' },
      decide: (block, { blocks }, { now }) => {
        const on = jstDate(now);
        const fault = spanFault(block, on);
        if (fault) throw new DomainError('invalid-argument', { to: fault });
        if (blocks.some(({ from, to, kind }) => from <= block.from && block.to <= to && kind === block.kind)) return [];
        if (withoutSpan(blocks, block).filter(({ to }) => to >= on).length >= businessRules.diaryBlocksMax)
          throw new DomainError('invalid-argument', { from: `登録できる予定は${businessRules.diaryBlocksMax}件までです` });
        return [{ type: 'DiaryBlocked', data: { ...block, on } }];
      },
    },
    /** Removes entries, so the weekly rules apply to these days. */
    unblock: {
      ...byOwner,
      payload: { from, to },
      example: { from: '2026-12-02', to: '2026-12-02' },
      after: ['blockOut'],
      decide: (data, { blocks }) =>
        blocks.some(({ from, to }) => from <= data.to && data.from <= to) ? [{ type: 'DiaryUnblocked', data }] : [],
    },
    /** Rules for weekdays and holidays. A day's own entry beats them. */
    setWeek: {
      ...byOwner,
      payload: { weekly },
      example: { weekly: ['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'FREE', 'FREE', 'FREE'] },
      decide: (data, state) => (data.weekly.join() === state.weekly.join() ? [] : [{ type: 'DiaryWeekSet', data }]),
    },
    /** A calendar feed at an address with a secret. An earlier address stops working. */
    openFeed: {
      ...byOwner,
      payload: { feedHash },
      example: { feedHash: 'a'.repeat(64) },
      decide: (data, { feed }) => (feed === data.feedHash ? [] : [{ type: 'DiaryFeedOpened', data }]),
    },
    closeFeed: {
      ...byOwner,
      ...noFields,
      after: ['openFeed'],
      decide: (_, { feed }) => (feed === null ? [] : [{ type: 'DiaryFeedClosed', data: {} }]),
    },
    allowOverlap: {
      by: 'office',
      duties: ['review'],
      begins: true,
      payload: { dealId, reason },
      example: { dealId: 'offer-offer-1', reason: '規約違反' },
      decide: (data, { allowed }) => (allowed.includes(data.dealId) ? [] : [{ type: 'DiaryOverlapAllowed', data }]),
    },
  });

export type DiaryCommand = CommandOf<typeof diary>;
export type DiaryEvent = EventOf<typeof diary>;
