import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import type { AnyDefinition, Shape } from '../../kernel/definition.ts';
import { type EventDefinition, event, type Upcaster } from '../../kernel/eventDefinition.ts';
import type { EventWords } from '../../kernel/words/row.ts';
import { type CommandIn, type CommandRow, exampleOf, type None, type PayloadOf, payloadOf } from './commandRow.ts';
import { sendersOf } from './row.ts';

/** An event of a deal. `data`: beside the parties. Its fold follows from the command. */
export type EventRow = { readonly data?: Shape; readonly upcasters?: readonly Upcaster[]; readonly words: string | EventWords };
type EventRows = Readonly<Record<string, EventRow>>;
type CommandRows = Readonly<Record<string, CommandRow>>;

type DataOf<R> = typeof parties & (R extends { data: infer Data extends Shape } ? Data : None);
const dataOf = <R extends EventRow>({ data }: R): DataOf<R> => ({ ...parties, ...data }) as unknown as DataOf<R>;

export type EventIn<Rows extends EventRows> = {
  [Type in keyof Rows & string]: { readonly type: Type; readonly data: z.infer<z.ZodObject<DataOf<Rows[Type]>>> };
}[keyof Rows & string];

type Usual = AnyDefinition['commandRows'][string];
type CommandRowsOf<Rows extends CommandRows> = {
  readonly [Type in keyof Rows]: Omit<Usual, 'payload' | 'wire' | 'entity'> & {
    readonly payload: PayloadOf<Rows[Type]>;
    readonly wire?: Rows[Type] extends { wire: infer Wire extends Shape } ? Wire : never;
    readonly entity?: 'NONE' extends Rows[Type]['from'][number] ? 'new' : never;
  };
};

const isAct = (row: CommandRow): boolean => row.act === true || sendersOf(row).includes('office');

/** The definition of a deal's aggregate by its rows, as `aggregate()` makes that of others. */
export const dealDefinition = <Id extends Shape, const Events extends EventRows, const Commands extends CommandRows>(
  id: Id,
  events: Events,
  commands: Commands,
) => {
  const rows: CommandRows = commands;
  const acts = new Set(Object.values(rows).flatMap((row) => (isAct(row) ? [row.event] : [])));
  const usual = (row: CommandRow): Usual => {
    const { wire, duties, after, later, bound } = row;
    const entity = row.from.includes('NONE') ? 'new' : undefined;
    return { by: sendersOf(row), payload: payloadOf(row), wire, example: exampleOf(row), duties, after, later, bound, entity };
  };
  const options = Object.entries(rows).map(([type, row]) => z.strictObject({ type: z.literal(type), ...payloadOf(row) }));
  return {
    eventRows: Object.fromEntries(
      Object.entries<EventRow>(events).map(([type, row]) => [type, { ...row, data: dataOf(row), ...(acts.has(type) && { act: true }) }]),
    ) as { readonly [Type in keyof Events]: Events[Type] & { readonly data: DataOf<Events[Type]>; readonly act?: true } },
    commandRows: Object.fromEntries(Object.entries(rows).map(([type, row]) => [type, usual(row)])) as CommandRowsOf<Commands>,
    events: Object.fromEntries(
      Object.entries<EventRow>(events).map(([type, row]): [string, EventDefinition] => [type, event(dataOf(row), row.upcasters)]),
    ) as { readonly [Type in keyof Events]: EventDefinition<z.ZodObject<DataOf<Events[Type]>>> },
    command: z.discriminatedUnion('type', options as [(typeof options)[number]]) as unknown as z.ZodType<CommandIn<Commands>> & {
      readonly options: readonly z.ZodObject<{ type: z.ZodLiteral<string> }>[];
    },
    id,
    readers: 'deals' as const,
  };
};
