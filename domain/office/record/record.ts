import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import type { Decider } from '../../kernel/decider.ts';
import { permit } from '../../kernel/domainError.ts';
import { streamIdOf } from '../../kernel/identifiers.ts';
import type { KeepCommand, RecordCommand } from './commands.ts';
import { type RecordEvent, recordEvents } from './events.ts';
import { type KeptField, type KeptWords, keptFields } from './fields.ts';
import { keptUntilOf } from './retention.ts';

/** The state of a record: the end of the retention (ms), and the texts that it has. */
export type RecordState =
  | { readonly status: 'NONE' }
  | { readonly status: 'KEPT'; readonly keptUntil: number; readonly has: readonly KeptField[] }
  | { readonly status: 'ENDED' };

const wordsIn = (words: KeptWords): KeptField[] => keptFields.filter((field) => words[field] !== null);

/** Each text is stored once, as it was when the first side left. */
const keep = ({ type: _, ...said }: KeepCommand, state: RecordState, now: number): RecordEvent[] => {
  const keptUntil = keptUntilOf(said.endedAt);
  if (state.status === 'ENDED' || now >= keptUntil) return [];
  const has = state.status === 'KEPT' ? state.has : [];
  const missing = wordsIn(said).filter((field) => !has.includes(field));
  if (missing.length === 0) return [];
  const words = Object.fromEntries(keptFields.map((field) => [field, missing.includes(field) ? said[field] : null])) as KeptWords;
  return [{ type: 'DealRecordKept', data: { dealKind: said.dealKind, endedAt: said.endedAt, keptUntil, ...words } }];
};

/** Decides commands on a kept record of a deal and folds its events. */
export const decider: Decider<RecordState, RecordCommand, RecordEvent> = {
  initial: { status: 'NONE' },
  decide: (command, state, { actor, now }) => {
    permit(actor.role === 'system');
    return match(command)
      .returnType<RecordEvent[]>()
      .with({ type: 'keep' }, (sent) => keep(sent, state, now))
      .with({ type: 'endRecord' }, () => (state.status === 'KEPT' && now >= state.keptUntil ? [{ type: 'DealRecordEnded', data: {} }] : []))
      .exhaustive();
  },
  evolve: (state, event) =>
    match(event)
      .returnType<RecordState>()
      .with({ type: 'DealRecordKept' }, ({ data }) => {
        if (state.status === 'ENDED') return state;
        const has = state.status === 'KEPT' ? state.has : [];
        return { status: 'KEPT', keptUntil: data.keptUntil, has: [...has, ...wordsIn(data)] };
      })
      .with({ type: 'DealRecordEnded' }, () => ({ status: 'ENDED' }))
      .exhaustive(),
};

const deadlines = (state: RecordState): Deadline<'endRecord'>[] =>
  state.status === 'KEPT' ? [{ kind: 'endRecord', dueAt: state.keptUntil }] : [];

/**
 * The aggregate of records that the law requires after the sides of a deal have left, under the
 * deal's id. A record has its own key: a withdrawal keeps it, the end of the record deletes it.
 */
export const record: Aggregate<RecordState, RecordCommand, RecordEvent> = {
  name: 'record',
  decider,
  events: recordEvents,
  snapshotSchema: 1,
  subject: (dealId) => streamIdOf('record', dealId),
  deadlines,
};
