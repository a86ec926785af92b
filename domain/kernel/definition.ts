import { z } from 'zod';
import type { Deadline } from './deadline.ts';
import type { Decider, DecisionContext, Role } from './decider.ts';
import { permit } from './domainError.ts';
import { type EventDefinition, type EventDefinitions, event, type Upcaster } from './eventDefinition.ts';
import type { AggregateName } from './identifiers.ts';
import type { LogReaders } from './officeParts.ts';
import { type OfficeRole, officeRoles } from './officeRoles.ts';

export type Aggregate<State, Command, Event extends { type: string; data: unknown }> = {
  readonly name: AggregateName;
  readonly decider: Decider<State, Command, Event>;
  readonly events: EventDefinitions;
  /** Increment it when the shape of the state changes. Older snapshots are then ignored. */
  readonly snapshotSchema: number;
  /**
   * The person whose key encrypts the personal fields. With several people, the fields become
   * unreadable when one of them is erased.
   */
  subject(entityId: string, event: Event): string | readonly string[];
  deadlines?(state: State): readonly Deadline[];
  /** A new stream needs a reservation, made after its guard has checked other streams. */
  readonly reserved?: true;
  /** Events are hashed field by field, so that a certificate can show a part of them. */
  readonly provable?: true;
};

/** The fields of a command or of an event. */
export type Shape = Readonly<Record<string, z.ZodType>>;
type Values<S extends Shape> = z.infer<z.ZodObject<S>>;

/** The words of an event: its name in histories, or all its words (talk/words/row.ts). */
type Words = string | { readonly history: string };

/**
 * An event. `data` and `upcasters` are the storage format: a stored event never changes, and a new
 * shape is a new version with an upcaster.
 */
type EventRow<State, Data extends Shape> = {
  readonly data: Data;
  readonly upcasters?: readonly Upcaster[];
  /** An act of the office: its journal lists the event. Not for acts on the own account. */
  readonly act?: true;
  evolve(state: State, data: Values<Data>): State;
};
type Shapes = Readonly<Record<string, Shape>>;
type EventIn<Data extends Shapes> = {
  [Type in keyof Data & string]: { readonly type: Type; readonly data: Values<Data[Type]> };
}[keyof Data & string];

/** Who sends a command. `anyone`: every account, also without a role; or the own stream decides. */
type Sender = Role | 'anyone';

type CommandRow<State, Event, Payload extends Shape> = {
  /** The senders. The first one sends the example. */
  readonly by: Sender | readonly Sender[];
  /** The roles of the office that send it; without them `decide` alone checks the sender. */
  readonly duties?: readonly OfficeRole[];
  /** The command as `decide` takes it. */
  readonly payload: Payload;
  /** The command as a browser sends it, if it differs. null: no callable takes it. */
  readonly wire?: Shape | null;
  /**
   * The entity of a browser's command. `new`: the server makes its id. `own`: the sender's uid.
   * Otherwise the field that the aggregate names has the id.
   */
  readonly entity?: 'new' | 'own';
  /** It may be the first command of a stream. Every command on a `new` entity may. */
  readonly begins?: true;
  /**
   * The commands that `example` needs before it, in order: by type as they stand in their own
   * examples, or with other values of some fields.
   */
  readonly after?: readonly (string | { readonly type: string; readonly [field: string]: unknown })[];
  /** How long (ms) after the start of the example's story it is sent. */
  readonly later?: number;
  /** The uid of the example's sender, if it is not the usual one of the role. */
  readonly from?: string;
  /** The tie between sender and entity, if it is not the usual one (testing/examples.ts). */
  readonly bound?: 'party' | 'eitherParty' | 'self' | 'role' | 'officeOrSystem';
  /** A valid payload: for tests, samples, the reference and the fake server. */
  readonly example: Values<Payload>;
  decide(command: Values<Payload>, state: State, context: DecisionContext): readonly Event[];
};
/** The payload and the example of a command without fields. */
export const noFields = { payload: {}, example: {} } as const;

type CommandIn<Payloads extends Shapes> = {
  [Type in keyof Payloads & string]: Values<{ readonly type: z.ZodLiteral<Type> } & Payloads[Type]>;
}[keyof Payloads & string];

/** A value of a row that only some rows have; never for the others. */
type Exactly<Value, Kind> = Value extends Kind ? Value : never;

/** A definition as generic code reads it. */
export type AnyDefinition = {
  readonly eventRows: Readonly<Record<string, Omit<EventRow<never, Shape>, 'evolve'> & { readonly words: Words }>>;
  readonly commandRows: Readonly<
    Record<string, Omit<CommandRow<never, never, Shape>, 'decide' | 'example'> & { readonly example: object }>
  >;
  /** The schema of all commands, as `decide` takes them. */
  readonly command: z.ZodType & { readonly options: readonly z.ZodObject<{ type: z.ZodLiteral<string> }>[] };
  readonly id: Shape;
  readonly readers: LogReaders;
  readonly fields?: Shape;
};

/**
 * An aggregate with its rows. The intersections keep the exact words of each event, and the exact
 * `wire` and `entity` of each command.
 */
export type Definition<
  State,
  Data extends Shapes,
  Named extends Readonly<Record<string, Words>>,
  Payloads extends Shapes,
  Wires,
  Entities,
  Id extends Shape,
> = Omit<Aggregate<State, CommandIn<Payloads>, EventIn<Data>>, 'events'> & {
  readonly eventRows: { readonly [Type in keyof Data]: EventRow<State, Data[Type]> } & {
    readonly [Type in keyof Named]: { readonly words: Named[Type] };
  };
  readonly commandRows: {
    readonly [Type in keyof Payloads]: Omit<CommandRow<State, EventIn<Data>, Payloads[Type]>, 'wire' | 'entity'>;
  } & { readonly [Type in keyof Wires]: { readonly wire?: Exactly<Wires[Type], Shape | null> } } & {
    readonly [Type in keyof Entities]: { readonly entity?: Exactly<Entities[Type], 'new' | 'own'> };
  };
  readonly events: { readonly [Type in keyof Data]: EventDefinition<z.ZodObject<Data[Type]>> };
  /** The schema of all commands, as `decide` takes them. */
  readonly command: z.ZodType<CommandIn<Payloads>> & { readonly options: readonly z.ZodObject<{ type: z.ZodLiteral<string> }>[] };
  /** The fields of a payload that name the entity; the first one has its id. */
  readonly id: Id;
  readonly readers: LogReaders;
  readonly fields?: Shape;
};

export type CommandOf<D> = D extends Aggregate<infer _State, infer Command, infer _Event> ? Command : never;
/** Any event of a definition, also before its commands: decisions in other files name its type. */
export type EventOf<D extends Pick<AnyDefinition, 'eventRows'>> = {
  [Type in keyof D['eventRows'] & string]: { readonly type: Type; readonly data: Values<D['eventRows'][Type]['data']> };
}[keyof D['eventRows'] & string];
export type WordsOf<D extends { readonly eventRows: Readonly<Record<string, { readonly words: Words }>> }> = {
  readonly [Type in keyof D['eventRows']]: D['eventRows'][Type]['words'] extends infer W
    ? W extends string
      ? { readonly history: W }
      : W
    : never;
};

type Facts<State, Id extends Shape> = Pick<Aggregate<State, never, never>, 'snapshotSchema' | 'deadlines' | 'reserved' | 'provable'> & {
  readonly name: AggregateName;
  /** Who of the office reads the log: the readers of its documents in firestore.rules. */
  readonly readers: LogReaders;
  /** The labels of fields that have none in commands and events, or are only in documents. */
  readonly fields?: Shape;
  /** The state before the first event. */
  readonly initial: State;
  /** The fields of a payload that name the entity; the first one has its id. */
  readonly id?: Id;
};

const isSentBy = (by: Sender | readonly Sender[], role: Role | null): boolean => {
  const senders: readonly Sender[] = typeof by === 'string' ? [by] : by;
  return senders.includes('anyone') || (role !== null && senders.includes(role));
};

/**
 * Defines an aggregate by its rows: `aggregate(facts).events({…}).commands({…})`. The schema of its
 * commands, callable, duties, journal, words, samples, tests of refusals and reference pages follow
 * from them. `subject`: the person whose key encrypts the personal fields; by default nobody.
 */
export const aggregate = <State, Id extends Shape = Record<never, never>>({ initial, id, ...facts }: Facts<State, Id>) => ({
  events: <const Data extends Shapes, const Named extends Readonly<Record<string, Words>>>(
    eventRows: { readonly [Type in keyof Data]: EventRow<State, Data[Type]> } & {
      readonly [Type in keyof Named]: { readonly words: Named[Type] };
    },
    subject: (entityId: string, event: EventIn<NoInfer<Data>>) => string | readonly string[] = () => '',
  ) => ({
    eventRows,
    commands: <const Payloads extends Shapes, const Wires, const Entities>(
      commandRows: { readonly [Type in keyof Payloads]: CommandRow<State, EventIn<Data>, Payloads[Type]> } & {
        readonly [Type in keyof Wires]: { readonly wire?: Wires[Type] };
      } & { readonly [Type in keyof Entities]: { readonly entity?: Entities[Type] } },
    ): Definition<State, Data, Named, Payloads, Wires, Entities, Id> => {
      type Event = EventIn<Data>;
      type Command = CommandIn<Payloads>;
      const events: Readonly<Record<string, EventRow<State, Shape>>> = eventRows;
      const commands = commandRows as unknown as Readonly<Record<string, CommandRow<State, Event, Shape>>>;
      const evolve = (state: State, { type, data }: Event): State => events[type]?.evolve(state, data) ?? state;
      const decide = ({ type, ...payload }: Command & { readonly type: string }, state: State, context: DecisionContext): Event[] => {
        const row = commands[type];
        if (!row) throw new Error(`no command: ${type}`);
        permit(isSentBy(row.by, context.actor.role));
        return [...row.decide(payload, state, context)];
      };
      const decider: Decider<State, Command, Event> = { initial, decide, evolve };
      const options = Object.entries(commands).map(([type, { payload }]) => z.strictObject({ type: z.literal(type), ...payload }));
      return {
        ...facts,
        decider,
        eventRows,
        subject,
        id: (id ?? {}) as Id,
        commandRows: commandRows as never,
        events: Object.fromEntries(
          Object.entries(events).map(([type, { data, upcasters }]): [string, EventDefinition] => [type, event(data, upcasters)]),
        ) as never,
        command: z.discriminatedUnion('type', options as [(typeof options)[number]]) as never,
      };
    },
  }),
});

export const wordsOf = <D extends Pick<AnyDefinition, 'eventRows'>>({ eventRows }: D) =>
  Object.fromEntries(
    Object.entries(eventRows).map(([type, { words }]) => [type, typeof words === 'string' ? { history: words } : words]),
  ) as WordsOf<D>;

export const actsOf = ({ eventRows }: Pick<AnyDefinition, 'eventRows'>): readonly string[] =>
  Object.keys(eventRows).filter((type) => eventRows[type]?.act);

export const dutiesOf = ({ commandRows }: Pick<AnyDefinition, 'commandRows'>): Partial<Record<OfficeRole, readonly string[]>> => {
  const rows = Object.entries(commandRows).flatMap(([type, { duties = [] }]) => duties.map((role) => ({ role, type })));
  const roles = officeRoles.filter((role) => rows.some((row) => row.role === role));
  return Object.fromEntries(roles.map((role) => [role, rows.flatMap((row) => (row.role === role ? [row.type] : []))]));
};
