import type { Deadline } from '../../kernel/deadline.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { allPersonal } from '../../kernel/eventDefinition.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { streamIdOf } from '../../kernel/identifiers.ts';
import { keptUntilOf } from '../../kernel/retention.ts';
import { type KeptField, type KeptWords, keptFields, keptWords, recordFields } from './fields.ts';

/** The state of a record: the end of the retention (ms), and the texts that it has. */
export type RecordState =
  | { readonly status: 'NONE' }
  | { readonly status: 'KEPT'; readonly keptUntil: number; readonly has: readonly KeptField[] }
  | { readonly status: 'ENDED' };

const wordsIn = (words: KeptWords): KeptField[] => keptFields.filter((field) => words[field] !== null);
const hasOf = (state: RecordState): readonly KeptField[] => (state.status === 'KEPT' ? state.has : []);
const deadlines = (state: RecordState): Deadline<'endRecord'>[] =>
  state.status === 'KEPT' ? [{ kind: 'endRecord', dueAt: state.keptUntil }] : [];

const { dealKind, endedAt, keptUntil } = recordFields;
const words = allPersonal(keptWords);

/**
 * A record that the law requires after the sides of a deal have left, under the deal's id. A record
 * has its own key: a withdrawal keeps it, the end of the record deletes it.
 */
export const record = aggregate<RecordState>({
  name: 'record',
  readers: 'bills',
  initial: { status: 'NONE' },
  snapshotSchema: 1,
  deadlines,
})
  .events(
    {
      /** Only the texts that the record does not have yet. Times in ms. */
      DealRecordKept: {
        data: { dealKind, endedAt, keptUntil, ...words },
        words: '退会により取引の記録を保存',
        evolve: (state, data) =>
          state.status === 'ENDED' ? state : { status: 'KEPT', keptUntil: data.keptUntil, has: [...hasOf(state), ...wordsIn(data)] },
      },
      DealRecordEnded: { data: {}, words: '保存の期限により取引の記録を消去', evolve: () => ({ status: 'ENDED' }) },
    },
    (dealId) => streamIdOf('record', dealId),
  )
  .commands({
    /**
     * A side of a concluded deal leaves. The command has the texts that are lost with that side's
     * key, null for others. Each text is stored once, as it was when the first side left.
     */
    keep: {
      by: 'system',
      payload: { dealKind, endedAt, ...words },
      example: {
        dealKind: 'offer',
        endedAt: NOON,
        company: '株式会社あおぞら映像',
        department: '制作部',
        name: '佐藤 健',
        phone: '0312345678',
        postalCode: '1500001',
        prefecture: '東京都',
        city: '渋谷区',
        street: '神宮前1-2-3',
        buildingName: 'あおぞらビル',
        talentName: null,
        content: '企業紹介映像への出演',
        place: '渋谷区のスタジオ',
        undecided: '納品日は後日決めます。',
        notes: '衣装はクライアントが用意します。',
      },
      decide: (said, state, { now }) => {
        const keptUntil = keptUntilOf(said.endedAt);
        if (state.status === 'ENDED' || now >= keptUntil) return [];
        const missing = wordsIn(said).filter((field) => !hasOf(state).includes(field));
        if (missing.length === 0) return [];
        const words = Object.fromEntries(keptFields.map((field) => [field, missing.includes(field) ? said[field] : null])) as KeptWords;
        return [{ type: 'DealRecordKept', data: { dealKind: said.dealKind, endedAt: said.endedAt, keptUntil, ...words } }];
      },
    },
    endRecord: {
      by: 'system',
      ...noFields,
      after: ['keep'],
      later: keptUntilOf(NOON) - NOON,
      decide: (_, state, { now }) => (state.status === 'KEPT' && now >= state.keptUntil ? [{ type: 'DealRecordEnded', data: {} }] : []),
    },
  });

export type RecordCommand = CommandOf<typeof record>;
export type RecordEvent = EventOf<typeof record>;
