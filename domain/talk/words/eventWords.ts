import { type WordsOf, wordsOf } from '../../kernel/definition.ts';
import type { AggregateName } from '../../kernel/identifiers.ts';
import type { EventWords, TypesWith } from '../../kernel/words/row.ts';
import { aggregates, type EventType } from '../../registry.ts';

type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
type Table = Joined<{ [Name in AggregateName]: WordsOf<(typeof aggregates)[Name]> }[AggregateName]>;

/**
 * The words of every event: in the office's histories, in timeline and room, in notifications and
 * mails. Words that are not of this form do not compile.
 */
export const eventWords = Object.assign({}, ...Object.values(aggregates).map(wordsOf)) as Table satisfies Readonly<
  Record<EventType, EventWords>
>;

/** The event types with this part of the words, in the order of the registry. */
export const typesWith = <Part extends keyof EventWords>(part: Part) =>
  (Object.keys(eventWords) as (keyof Table)[]).filter((type) => part in eventWords[type]) as TypesWith<Table, Part>[];
