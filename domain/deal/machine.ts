import { reminderAt } from '../kernel/businessRules.ts';
import type { Deadline, DeadlineKind } from '../kernel/deadline.ts';
import type { DecisionContext, DomainCommand, DomainEvent } from '../kernel/decider.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
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

/** The data of the events that hold more than the parties; null: the command changes nothing. */
export type DetailsOf<State, Command, Event, T extends Table> = {
  readonly [C in keyof T as keyof Details<Event, T[C]> extends never ? never : C]: (
    command: Named<Command, C>,
    held: Extract<State, { status: T[C]['from'][number] }>,
    context: DecisionContext,
  ) => Details<Event, T[C]> | null;
};

/** When a repeated command has no effect only with the same content; with another one it is refused. */
export type SameOf<State, Command, T extends Table> = {
  readonly [C in keyof T]?: (command: Named<Command, C>, held: Exclude<State, { status: 'NONE' }>) => boolean;
};

/** A state as the machine reads it: what its status does not hold is missing. */
type Held = Parties & { readonly status: string } & Partial<Terms & Awaited & Billed>;

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

/** What a row sets that its event does not say: the beginning of what moves, of a new status's parts, or that a reminder went out. */
const begunBy = ({ moves, to, since }: Row, parts: readonly Part[]): object => {
  if (moves) return { ...initial[moves.part], [moves.part]: moves.to };
  if (to === 'same') return since === 'reminder' ? { reminded: true } : {};
  return Object.assign({}, ...parts.map((part) => initial[part]));
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

  const told = (row: Row, command: Command, state: Held | { status: 'NONE' }, context: DecisionContext): Event[] => {
    const data = dataOf[command.type]?.(command, state, context);
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
      if (row.since === 'reminder' && held.reminded) return [];
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
    const all: Readonly<Record<string, unknown>> = { ...state, ...begunBy(row, parts), ...Object.fromEntries(said) };
    const fields = parts.flatMap((part) => partFields[part]).map((field) => [field, all[field]]);
    return { ...parties(all as unknown as Parties), status, ...Object.fromEntries(fields) } as unknown as State;
  };

  /** What the clock still has to do for a deal (times in ms); the kind is the command to send. */
  const deadlines = (state: State): Deadline[] =>
    Object.entries(rows).flatMap(([kind, { by, from, since }]) => {
      if (by !== 'system' || since === undefined || !from.includes(state.status)) return [];
      const held = state as unknown as Held;
      const dueAt = since === 'reminder' && held.reminded ? null : momentOf(since, held);
      return dueAt === null ? [] : [{ kind: kind as DeadlineKind, dueAt }];
    });

  return { decide, evolve, deadlines };
};
