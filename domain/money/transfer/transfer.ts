import { z } from 'zod';
import { isBankDay } from '../../kernel/calendar/bankDays.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import { aggregate, type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { streamIdOf } from '../../kernel/identifiers.ts';
import { keptUntilOf } from '../../kernel/retention.ts';
import { identifier } from '../../kernel/validation.ts';
import { conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import { type TransferStatus, transferFields } from './status.ts';
import { transferRow } from './transferFile.ts';

const { day, payouts, total } = transferFields;
/** Payouts that were refused, each with the code of the refusal. */
const refused = labelled('振込から外れた支払い', z.array(z.object({ payoutId: z.string(), code: z.string() })));
const rows = labelled('振込', z.array(transferRow));
const count = labelled('件数', z.int().min(0));
const orderedAt = labelled('確定した日時', time);

/** The state of a transfer file. Times in ms. */
export type TransferState = { readonly status: 'NONE' | 'ENDED' } | { readonly status: TransferStatus; readonly orderedAt: number };
type Known = Extract<TransferState, { orderedAt: number }>;
const isKnown = (state: TransferState): state is Known => 'orderedAt' in state;
const changed = (state: TransferState, change: (known: Known) => Partial<Known>): TransferState =>
  isKnown(state) ? { ...state, ...change(state) } : state;

const deadlines = (state: TransferState): readonly Deadline<'endRecord'>[] =>
  isKnown(state) ? [{ kind: 'endRecord', dueAt: keptUntilOf(state.orderedAt) }] : [];

/**
 * A transfer file: a member orders it and a second one confirms (`watchedActs`). The payouts decide
 * whether they are part of it, each once; then the file never changes. It has its own key, as
 * payouts have. The office reads its document, which has no account numbers.
 */
export const transfer = aggregate({
  name: 'transfer',
  readers: 'nobody',
  initial: { status: 'NONE' } as TransferState,
  snapshotSchema: 1,
  id: { transferId: identifier },
  deadlines,
})
  .events(
    {
      TransferOrdered: {
        data: { day, payouts, total, orderedAt },
        words: '振込を確定',
        act: true,
        evolve: (_, { orderedAt }) => ({ status: 'ORDERED', orderedAt }),
      },
      /** `total`: of the payments that are part of it. */
      TransferReady: {
        data: { day, rows: personal(rows), count, total, refused },
        words: '振込のファイルを作成',
        evolve: (state) => changed(state, () => ({ status: 'READY' })),
      },
      TransferFetched: {
        data: {},
        words: '振込のファイルをダウンロード',
        act: true,
        evolve: (state) => changed(state, () => ({ status: 'FETCHED' })),
      },
      TransferRecordEnded: { data: {}, words: '保存の期限により振込の記録を消去', evolve: () => ({ status: 'ENDED' }) },
    },
    (transferId) => streamIdOf('transfer', transferId),
  )
  .commands({
    /** Always needs a second member. `total`: the sum that both saw. */
    order: {
      by: 'office',
      duties: ['billing'],
      begins: true,
      payload: { day, payouts, total },
      example: { day: '2026-11-25', payouts: ['talent-1_2026-10'], total: 74_842 },
      decide: ({ day, payouts, total }, { status }, { now }) => {
        if (status !== 'NONE') return [];
        if (day < jstDate(now) || !isBankDay(day)) throw new DomainError('not-a-bank-day');
        return [{ type: 'TransferOrdered', data: { day, payouts, total, orderedAt: now } }];
      },
    },
    /** All payouts have answered. */
    ready: {
      by: 'system',
      payload: { day, rows, refused },
      example: {
        day: '2026-11-25',
        rows: [
          {
            payoutId: 'talent-1_2026-10',
            yen: 74_842,
            account: {
              bankName: 'あおば銀行',
              bankCode: '0149',
              branchName: '恵比寿支店',
              branchCode: '231',
              kind: 'ORDINARY',
              number: '0034567',
              holder: 'ﾔﾏﾀﾞ ﾊﾅｺ',
            },
          },
        ],
        refused: [],
      },
      after: ['order'],
      decide: ({ day, rows, refused }, state) => {
        if (!isKnown(state)) return notFound();
        if (state.status !== 'ORDERED') return [];
        const total = rows.reduce((sum, { yen }) => sum + yen, 0);
        return [{ type: 'TransferReady', data: { day, rows, count: rows.length, total, refused } }];
      },
    },
    /** A member downloads the file. Only the first time is an event: the bytes never change. */
    fetch: {
      by: 'office',
      duties: ['billing'],
      ...noFields,
      after: ['order', 'ready'],
      decide: (_, state) => {
        if (!isKnown(state)) return notFound();
        if (state.status === 'ORDERED') conflict();
        return state.status === 'FETCHED' ? [] : [{ type: 'TransferFetched', data: {} }];
      },
    },
    endRecord: {
      by: 'system',
      ...noFields,
      after: ['order', 'ready'],
      later: keptUntilOf(NOON) - NOON,
      decide: (_, state, context) => {
        if (!isKnown(state)) return [];
        return onceDue(keptUntilOf(state.orderedAt), context, [{ type: 'TransferRecordEnded', data: {} }]);
      },
    },
  });

export type TransferCommand = CommandOf<typeof transfer>;
