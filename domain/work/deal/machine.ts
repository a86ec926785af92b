import type { Deadline, DeadlineKind } from '../../kernel/deadline.ts';
import type { DecisionContext, DomainCommand, DomainEvent } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { askedUntil, checkedUntil, horizonOf } from './dueBefore.ts';
import { notFound } from './outcomes.ts';
import { assertHeardInTime, type OnBehalf } from './proxy.ts';
import { courseOf, momentOf, movesOf, type Row, refusalOf, rowsByEvent, sendersOf, stageIn, type Table } from './row.ts';
import { initial, isPending, type Part, type Parties, type Parts, partFields, parties, partiesInRole } from './state.ts';

/** The state of a deal, built from the parts that each status holds. */
export type DealState<Holds extends Readonly<Record<string, readonly Part[]>>> =
  | { readonly status: 'NONE' }
  | { [Status in keyof Holds]: Parties & { readonly status: Status } & HeldParts<Holds[Status][number]> }[keyof Holds];
type PartOf<Name extends Part, Held extends Part> = Name extends Held ? Parts[Name] : unknown;
type HeldParts<Held extends Part> = PartOf<'terms', Held> &
  PartOf<'awaited', Held> &
  PartOf<'waiting', Held> &
  PartOf<'answer', Held> &
  PartOf<'posted', Held> &
  PartOf<'proposal', Held> &
  PartOf<'approval', Held> &
  PartOf<'concluded', Held> &
  PartOf<'conclusion', Held> &
  PartOf<'cancellation', Held> &
  PartOf<'proxy', Held> &
  PartOf<'settled', Held> &
  PartOf<'bill', Held>;

type Named<Union, Type> = Extract<Union, { type: Type }>;
type DataOf<Event, Type> = Named<Event, Type> extends { data: infer Data } ? Data : never;
/** The times that the clock of a row adds to its event. */
type TimesOf<R extends Row> = R extends { clock: 'answer' }
  ? keyof ReturnType<typeof askedUntil>
  : R extends { clock: 'check' }
    ? keyof ReturnType<typeof checkedUntil>
    : never;
/** The data of a row's event without its times, and of later events without the parties. */
type Details<Event, R extends Row> = Omit<
  DataOf<Event, R['event']>,
  TimesOf<R> | ('NONE' extends R['from'][number] ? never : keyof Parties)
>;

type SaysTheSame<Said, Asked> = [keyof Said, keyof Asked] extends [keyof Asked, keyof Said] ? (Asked extends Said ? true : false) : false;

type DetailOf<State, Command, Event, R extends Row, C> = (
  command: Named<Command, C>,
  held: Extract<State, { status: R['from'][number] }>,
  context: DecisionContext,
) => Details<Event, R> | null;

/** The commands whose event repeats their fields, apart from the parties. */
type Repeated<Command, Event, T extends Table> = {
  [C in keyof T]: SaysTheSame<Details<Event, T[C]>, Omit<Named<Command, C>, 'type' | 'onBehalf'>> extends true ? C : never;
}[keyof T];

/** Builders of event data that differs from the command; null if it changes nothing. */
export type DetailsOf<State, Command, Event, T extends Table> = {
  readonly [C in Exclude<keyof T, Repeated<Command, Event, T>>]: DetailOf<State, Command, Event, T[C], C>;
} & { readonly [C in Repeated<Command, Event, T>]?: DetailOf<State, Command, Event, T[C], C> };

/**
 * Checks for repeated commands: the same content has no effect, other content is refused. Without a
 * check every repeated command has no effect.
 */
export type SameOf<State, Command, T extends Table> = {
  readonly [C in keyof T]?: (command: Named<Command, C>, held: Exclude<State, { status: 'NONE' }>, context: DecisionContext) => boolean;
};

/** A state as the machine reads it. Fields that the status does not hold are missing. */
type Held = Parties & { readonly status: string } & Partial<HeldParts<Part>>;
type Begun = Held | { readonly status: 'NONE' };

const hasOnceMark = (held: object, { onceMark }: Row): boolean =>
  onceMark !== undefined && (held as Readonly<Record<string, unknown>>)[onceMark] === true;

/** The office sends an answer for the cast with `onBehalf`, the cast sends it without. */
const maySend = (row: Row, { role }: DecisionContext['actor'], isProxy: boolean): boolean =>
  isProxy ? role === 'office' && row.onBehalf === true : role !== null && sendersOf(row).includes(role);

const authorise = (row: Row, state: Begun, { actor }: DecisionContext, isProxy: boolean): void => {
  permit(maySend(row, actor, isProxy));
  if (!('clientId' in state)) return;
  if (actor.role === 'client') permit(actor.uid === state.clientId);
  if (actor.role === 'talent') permit(actor.uid === state.talentId);
  // A member of the office never decides their own deal.
  if (actor.role === 'office') permit(![actor.uid, actor.confirmedBy].some((uid) => uid === state.clientId || uid === state.talentId));
};

/** The field that the office adds to a command that it sends for the cast. */
type Sent = { readonly onBehalf?: OnBehalf };

/** The fee that the office would approve. Before terms are named, the maximum of the posting. */
const feeOf = ({ limited }: Row, { fee, proposed, posted }: Held): number =>
  (limited === 'proposed' ? proposed?.fee : (fee ?? posted?.feeMax)) ?? 0;

/** The amount of a deal for the office (yen, without tax): the fee to approve, or the bill. */
export const dealFee = (row: Row, held: Partial<Held>): number =>
  row.limited ? feeOf(row, held as Held) : (held.cancelFee ?? (held.fee ?? 0) + (held.serviceFee ?? 0));

const assertWithinLimit = (row: Row, held: Held, { approvalLimit = null }: DecisionContext): void => {
  if (row.limited && approvalLimit !== null && feeOf(row, held) > approvalLimit) throw new DomainError('above-limit');
};

/** The answers for the cast that agree to proposed terms, with the stages in which they count. */
const consents: Readonly<Record<string, readonly string[]>> = { agreeChange: ['AGREED'], proposeCounter: ['OPEN', 'REMINDED'] };
/** New terms that the office agreed to for the cast bind the cast from now on. */
const boundBy = ({ proxy, proxyAnswer }: Partial<Held>): object =>
  proxy === 'OPEN' && (proxyAnswer ?? '') in consents ? { proxyBinds: true } : {};

/**
 * State changes that the event does not contain: parts of a new status, a moved part, or a mark.
 */
const initialStateOf = (
  row: Row,
  parts: readonly Part[],
  unmarked: object,
  held: Partial<Held>,
  said: Readonly<Record<string, unknown>>,
): object => {
  const { moves, to, onceMark, renews, bills, clock } = row;
  if (clock === 'stopped') return { answerDue: null, remindAt: null };
  const renewed = renews && {
    ...(isPending(held.proposal) && { proposal: 'TAKEN', ...boundBy(held) }),
    termsNo: (held.termsNo ?? 0) + 1,
  };
  if (renewed && to === undefined) return renewed;
  if (moves?.part === 'bill') return { ...initial.bill, bill: moves.to };
  // An earlier answer for the cast is none to a new proposal.
  if (moves?.part === 'proposal' && moves.to === 'OPEN') return { proposal: 'OPEN', proxyAnswer: null };
  if (moves && to === undefined) return { [moves.part]: moves.to, ...(moves.to === 'TAKEN' && boundBy(held)) };
  if (to === undefined) return onceMark === undefined ? {} : { [onceMark]: true };
  const isNew = (part: Part): boolean => partFields[part].some((field) => (held as Readonly<Record<string, unknown>>)[field] === undefined);
  const hasBill = bills !== undefined && said[bills] !== 0;
  return Object.assign(
    {},
    unmarked,
    ...parts.filter(isNew).map((part) => initial[part]),
    parts.includes('bill') && !hasBill && { bill: 'NONE' },
    renewed,
  );
};

/** The times of each clock. A stopped one has none. */
const clocks = { answer: askedUntil, check: checkedUntil, stopped: null } as const;

/**
 * Whether the deal already is as the command would make it. `same`: whether a repeated command says
 * the same; undefined if its row does not compare.
 */
const isDone = (row: Row, held: Held, same: () => boolean | undefined): boolean => {
  const moves = movesOf(row);
  const stage = moves && stageIn(held, moves.part);
  if (row.from.includes(held.status)) {
    if (hasOnceMark(held, row)) return true;
    return moves !== undefined && (stage === moves.to || stage === moves.past) && (same() ?? !moves.from.includes(stage ?? ''));
  }
  // What a settled objection undoes ends the deal: the command may come again after that.
  return (row.to === held.status || (row.undoes === true && stage === moves?.to)) && (same() ?? true);
};

/**
 * Builds `decide`, `evolve` and `deadlines` of a deal from a table. `holds`: the parts of the state
 * by status. Each pair of status and command gives events, no event if it is done already, or the
 * error `not-found` or `status-conflict`.
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
  const isSame = same as Readonly<Record<string, ((command: Command, held: unknown, context: DecisionContext) => boolean) | undefined>>;
  const byEvent = rowsByEvent(rows);
  const marks = [...new Set(Object.values(rows).flatMap(({ onceMark }) => onceMark ?? []))];
  const unmarked = Object.fromEntries(marks.map((mark) => [mark, false]));
  const fieldsOf = (part: Part): readonly string[] =>
    part === 'awaited' || part === 'waiting' ? [...partFields[part], ...marks] : partFields[part];
  const fieldsIn = Object.fromEntries(Object.entries(holds).map(([status, parts]) => [status, parts.flatMap(fieldsOf)]));
  const timed = Object.entries(rows).flatMap(([kind, row]) =>
    row.by === 'system' && row.since !== undefined ? [{ kind: kind as DeadlineKind, row, since: row.since }] : [],
  );
  /** The command that ends an open proposal in a status. */
  const lapseIn = (status: string): string =>
    Object.entries(rows).find(
      ([, { by, from, moves }]) => by === 'system' && moves?.part === 'proposal' && moves.to === 'NONE' && from.includes(status),
    )?.[0] ?? '';

  const eventsOf = (type: string, command: object, state: Begun, context: DecisionContext): Event[] => {
    const { type: _, onBehalf: __, ...asked } = command as Partial<Command> & Sent;
    const details = dataOf[type];
    const data = details ? details(command as Command, state, context) : asked;
    if (data === null) return [];
    const { event, clock, namesRole } = rows[type] as Row;
    const until = clock && clocks[clock];
    const times = until?.(context.now, horizonOf({ ...(state as Partial<Held>), ...data }, context.now));
    return [
      {
        type: event,
        data: { ...('clientId' in state && (namesRole ? partiesInRole(state) : parties(state))), ...data, ...times },
      } as unknown as Event,
    ];
  };

  /** The end of an open proposal, the command's own event, then those of the triggered command. */
  const allEventsOf = (type: string, command: object, held: Held, context: DecisionContext): Event[] => {
    const row = rows[type] as Row;
    const ended = row.to !== undefined && !row.renews && isPending(held.proposal);
    const before = ended ? eventsOf(lapseIn(held.status), {}, held, context) : [];
    const { onBehalf } = command as Sent;
    const noted = onBehalf ? eventsOf('noteProxy', { proxyAnswer: type, ...onBehalf }, held, context) : [];
    const next = row.thenRuns?.[held.status];
    const after = next === undefined ? [] : eventsOf(next, {}, held, context);
    return [
      ...before,
      ...eventsOf(type, command, held, context),
      ...noted,
      ...after,
      ...(row.undoes ? undone(command, held, context) : []),
    ];
  };

  /** Ends a deal to which an answer by the office binds the cast, or else an open proposal. */
  const undone = (command: object, held: Held, context: DecisionContext): Event[] => {
    const { outcome, reason } = command as { readonly outcome?: string; readonly reason?: string };
    if (outcome !== 'UNDONE') return [];
    if (held.proxyBinds) return rows.forceClose?.from.includes(held.status) ? allEventsOf('forceClose', { reason }, held, context) : [];
    const waits = consents[held.proxyAnswer ?? '']?.includes(held.proposal ?? '');
    return waits ? eventsOf(lapseIn(held.status), {}, held, context) : [];
  };

  const decide = (command: Command, state: State, context: DecisionContext): Event[] => {
    const held = state as unknown as Begun;
    const type = courseOf(rows, command.type, command, held);
    const row = rows[type] as Row;
    const { onBehalf } = command as Sent;
    authorise(row, held, context, onBehalf !== undefined);
    if (!('clientId' in held)) return row.from.includes(state.status) ? eventsOf(type, command, held, context) : notFound();
    if (isDone(row, held, () => isSame[type]?.(command, state, context))) return [];
    const { role } = context.actor;
    const refusal = refusalOf(row, held, context.now, { by: role, onBehalf: onBehalf !== undefined, command });
    if (refusal) throw new DomainError(refusal);
    if (onBehalf) assertHeardInTime(type, onBehalf, held, context);
    assertWithinLimit(row, held, context);
    return allEventsOf(type, command, held, context);
  };

  /** An event that the table does not allow changes nothing; `replay -- verify` finds such logs. */
  const evolve = (state: State, { type, data }: Event): State => {
    const row = byEvent.get(type);
    if (!row?.from.includes(state.status)) return state;
    const status = row.to ?? state.status;
    const parts = holds[status] ?? [];
    const held = state as unknown as Partial<Held>;
    const said: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(data as object)) if (value !== null) said[field] = value;
    // A new question clears the reminders of the earlier one.
    const isAskedAgain = (row.renews || row.clock) && 'askedAt' in said && said.askedAt !== held.askedAt;
    const begun = initialStateOf(row, parts, unmarked, held, said);
    const all: Readonly<Record<string, unknown>> = {
      ...held,
      ...begun,
      ...(isAskedAgain && unmarked),
      ...(row.limited && initial.approval),
      ...said,
      ...('proxyBy' in said && { proxyAuthors: [...new Set([...(held.proxyAuthors ?? []), String(said.proxyBy)])] }),
    };
    const next: Record<string, unknown> = { ...partiesInRole(all as unknown as Parties), status };
    for (const field of fieldsIn[status] ?? []) next[field] = all[field];
    return next as unknown as State;
  };

  /** The open deadlines of a deal (ms). `kind` is the command to send. */
  const deadlines = (state: State): Deadline[] =>
    timed.flatMap(({ kind, row, since }) => {
      const held = state as unknown as Held;
      const dueAt = momentOf(since, held);
      if (dueAt === null || hasOnceMark(held, row)) return [];
      return refusalOf(row, held, dueAt, { by: 'system' }) === null ? [{ kind, dueAt }] : [];
    });

  return { decide, evolve, deadlines, snapshotSchema: fingerprint(fieldsIn) };
};
