import { reminderAt } from '../kernel/businessRules.ts';
import type { Deadline, DeadlineKind } from '../kernel/deadline.ts';
import type { DecisionContext, DomainCommand, DomainEvent } from '../kernel/decider.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import { beforeDue, conflict, notFound, onceDue } from './outcomes.ts';
import { endOf, type Moment, type Row, type Table } from './row.ts';
import { type Awaited, type Billed, initial, type Part, type Parties, partFields, parties, type Terms } from './state.ts';

/** The state of a deal, from the parts that each status holds. */
export type DealState<Holds extends Readonly<Record<string, readonly Part[]>>> =
  | { readonly status: 'NONE' }
  | {
      [Status in keyof Holds]: Parties & { readonly status: Status } & PartOf<'terms', Terms, Holds[Status][number]> &
        PartOf<'awaited', Awaited, Holds[Status][number]> &
        PartOf<'bill', Billed, Holds[Status][number]>;
    }[keyof Holds];
type PartOf<Name extends Part, Fields, Held extends Part> = Name extends Held ? Fields : unknown;

type Named<Union, Type> = Extract<Union, { type: Type }>;
type DataOf<Event, Type> = Named<Event, Type> extends { data: infer Data } ? Data : never;
/** The data of a row's event without what every event of a deal carries; a beginning has to give that too. */
type Details<Event, R extends Row> = 'NONE' extends R['from'][number]
  ? DataOf<Event, R['event']>
  : Omit<DataOf<Event, R['event']>, keyof Parties>;

/** Whether the event says what the command says, under the same names. */
type SaysTheSame<Said, Asked> = [keyof Said, keyof Asked] extends [keyof Asked, keyof Said] ? (Asked extends Said ? true : false) : false;

type DetailOf<State, Command, Event, R extends Row, C> = (
  command: Named<Command, C>,
  held: Extract<State, { status: R['from'][number] }>,
  context: DecisionContext,
) => Details<Event, R> | null;

/** The commands whose event repeats them, beside the parties. */
type Repeated<Command, Event, T extends Table> = {
  [C in keyof T]: SaysTheSame<Details<Event, T[C]>, Omit<Named<Command, C>, 'type'>> extends true ? C : never;
}[keyof T];

/**
 * The data of the events, beside the parties, where they are not what the command says.
 * null: the command changes nothing.
 */
export type DetailsOf<State, Command, Event, T extends Table> = {
  readonly [C in Exclude<keyof T, Repeated<Command, Event, T>>]: DetailOf<State, Command, Event, T[C], C>;
} & { readonly [C in Repeated<Command, Event, T>]?: DetailOf<State, Command, Event, T[C], C> };

/** When a repeated command has no effect only with the same content; with another one it is refused. */
export type SameOf<State, Command, T extends Table> = {
  readonly [C in keyof T]?: (command: Named<Command, C>, held: Exclude<State, { status: 'NONE' }>) => boolean;
};

/** A state as the machine reads it: what its status does not hold is missing. */
type Held = Parties & { readonly status: string } & Partial<Terms & Awaited & Billed>;

const isMarked = (held: object, { once }: Row): boolean => once !== undefined && (held as Readonly<Record<string, unknown>>)[once] === true;

const momentOf = (moment: Moment, { askedAt, answerDue, scheduleToClose }: Held): number | null => {
  if (moment === 'answerDue') return answerDue ?? null;
  if (moment === 'scheduleToClose') return scheduleToClose ?? null;
  return askedAt === undefined || answerDue === undefined ? null : reminderAt(askedAt, answerDue);
};

const authorise = ({ by }: Row, state: Held | { readonly status: 'NONE' }, { actor }: DecisionContext): void => {
  permit(actor.role === by);
  if (!('clientId' in state)) return;
  if (by === 'client') permit(actor.uid === state.clientId);
  if (by === 'talent') permit(actor.uid === state.talentId);
  // No member of the office decides a deal of their own.
  if (by === 'office') permit(actor.uid !== state.clientId && actor.uid !== state.talentId);
};

const inTime = (row: Row, held: Held, context: DecisionContext): void => {
  const end = endOf(row, held.status);
  const due = end === undefined ? null : momentOf(end, held);
  if (due !== null && row.late !== undefined && context.now >= due) throw new DomainError(row.late);
  if (due !== null) beforeDue(due, context, []);
  if (row.since !== undefined) onceDue(momentOf(row.since, held), context, []);
};

/** What a row sets and its event does not say: a new status's parts, what moves, or its mark. */
const begunBy = ({ moves, to, once }: Row, parts: readonly Part[], unmarked: object): object => {
  if (moves) return { ...initial[moves.part], [moves.part]: moves.to };
  if (to === 'same') return once === undefined ? {} : { [once]: true };
  return Object.assign({}, unmarked, ...parts.map((part) => initial[part]));
};

/**
 * A decider of deals and its deadlines, from a table. `holds`: the parts of the state in each status. Every pair of status and command
 * is decided: a row takes it, finds its work done (no event), or refuses it with `not-found` or `status-conflict`.
 */
export const dealMachine = <
  State extends { readonly status: string },
  Command extends DomainCommand,
  Event extends DomainEvent,
  T extends Table,
>(
  table: T,
  holds: Readonly<Record<string, readonly Part[]>>,
  details: DetailsOf<State, Command, Event, T>,
  same: SameOf<State, Command, T>,
) => {
  const rows: Table = table;
  const dataOf = details as Readonly<
    Record<string, ((command: Command, held: unknown, context: DecisionContext) => object | null) | undefined>
  >;
  const isSame = same as Readonly<Record<string, ((command: Command, held: unknown) => boolean) | undefined>>;
  const byEvent = new Map(Object.values(rows).map((row) => [row.event, row]));
  const marks = [...new Set(Object.values(rows).flatMap(({ once }) => once ?? []))];
  const unmarked = Object.fromEntries(marks.map((mark) => [mark, false]));
  const fieldsOf = (part: Part): readonly string[] => (part === 'awaited' ? [...partFields[part], ...marks] : partFields[part]);
  const fieldsIn = Object.fromEntries(Object.entries(holds).map(([status, parts]) => [status, parts.flatMap(fieldsOf)]));

  const told = (row: Row, command: Command, state: Held | { status: 'NONE' }, context: DecisionContext): Event[] => {
    const { type, ...asked } = command;
    const details = dataOf[type];
    const data = details ? details(command, state, context) : asked;
    if (data === null) return [];
    return [{ type: row.event, data: { ...('clientId' in state && parties(state)), ...data } } as unknown as Event];
  };

  const decide = (command: Command, state: State, context: DecisionContext): Event[] => {
    const row = rows[command.type] as Row;
    const held = state as unknown as Held | { status: 'NONE' };
    authorise(row, held, context);
    const repeated = (isThere: boolean): Event[] => (isThere && (isSame[command.type]?.(command, state) ?? true) ? [] : conflict());
    if (!row.from.includes(state.status)) return 'clientId' in held ? repeated(row.to === state.status) : notFound();
    if ('clientId' in held) {
      if (row.moves && !row.moves.from.includes(held[row.moves.part] as string)) return repeated(held[row.moves.part] === row.moves.to);
      if (isMarked(held, row)) return [];
      inTime(row, held, context);
    }
    return told(row, command, held, context);
  };

  /** Total: an event that the table does not allow here (a damaged log) leaves the state; `replay -- verify` finds such logs. */
  const evolve = (state: State, { type, data }: Event): State => {
    const row = byEvent.get(type);
    if (!row?.from.includes(state.status)) return state;
    const status = row.to === 'same' ? state.status : row.to;
    const parts = holds[status] ?? [];
    const said = Object.entries(data as object).filter(([, value]) => value !== null);
    const all: Readonly<Record<string, unknown>> = { ...state, ...begunBy(row, parts, unmarked), ...Object.fromEntries(said) };
    const fields = (fieldsIn[status] ?? []).map((field) => [field, all[field]]);
    return { ...parties(all as unknown as Parties), status, ...Object.fromEntries(fields) } as unknown as State;
  };

  /** What the clock still has to do for a deal (times in ms); the kind is the command to send. */
  const deadlines = (state: State): Deadline[] =>
    Object.entries(rows).flatMap(([kind, row]) => {
      if (row.by !== 'system' || row.since === undefined || !row.from.includes(state.status)) return [];
      const held = state as unknown as Held;
      const dueAt = isMarked(held, row) ? null : momentOf(row.since, held);
      return dueAt === null ? [] : [{ kind: kind as DeadlineKind, dueAt }];
    });

  return { decide, evolve, deadlines, snapshotSchema: fingerprint(fieldsIn) };
};
