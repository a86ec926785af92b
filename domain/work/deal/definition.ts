import { z } from 'zod';
import type { AnyDefinition, Shape } from '../../kernel/definition.ts';
import type { EventDefinition } from '../../kernel/eventDefinition.ts';
import { type Row, sendersOf, type Table } from './row.ts';

type Option = z.ZodObject<{ type: z.ZodLiteral<string> }>;
type CommandRow = AnyDefinition['commandRows'][string];
type EventRow<Definition extends EventDefinition, Words> = {
  readonly data: Definition['schema'] extends z.ZodObject<infer Data extends Shape> ? Data : Shape;
  readonly upcasters: Definition['upcasters'];
  readonly words: Words;
  readonly act?: true;
};

/** The example of a command on a deal, and what differs from usual. */
export type DealExample = Pick<CommandRow, 'after' | 'later' | 'bound' | 'wire'> & { readonly example: object };

const isAct = (row: Row): boolean => row.act === true || sendersOf(row).includes('office');

/**
 * The rows of a deal's aggregate, as `aggregate()` has them: the table says who sends a command and
 * what follows, `options` has the payloads.
 */
export const dealRows = <
  const Stored extends Readonly<Record<string, EventDefinition<z.ZodObject>>>,
  const Words extends Readonly<Record<keyof Stored, { readonly history: string }>>,
  Type extends string,
>(
  name: 'offer' | 'entry',
  table: Table<Type>,
  stored: Stored,
  words: Words,
  options: readonly Option[],
  examples: Readonly<Record<Type, DealExample>>,
) => {
  const rows: Table = table;
  const acts = new Set(Object.values(rows).flatMap((row) => (isAct(row) ? [row.event] : [])));
  const eventRow = ([type, { schema, upcasters }]: [string, EventDefinition<z.ZodObject>]) => ({
    data: schema.shape,
    upcasters,
    words: words[type as keyof Stored],
    ...(acts.has(type) && { act: true as const }),
  });
  const commandRow = ({ shape: { type, ...payload } }: Option): CommandRow => {
    const row = rows[type.value] as Row;
    const begins = row.from.includes('NONE');
    return {
      by: sendersOf(row),
      payload,
      ...examples[type.value as Type],
      ...(row.duties && { duties: row.duties }),
      ...(begins && { entity: 'new' as const }),
    };
  };
  return {
    eventRows: Object.fromEntries(Object.entries(stored).map((entry) => [entry[0], eventRow(entry)])) as {
      readonly [Event in keyof Stored]: EventRow<Stored[Event], Words[Event]>;
    },
    commandRows: Object.fromEntries(options.map((option) => [option.shape.type.value, commandRow(option)])) as Record<Type, CommandRow>,
    id: { [`${name}Id`]: z.string() },
    readers: 'deals' as const,
  };
};
