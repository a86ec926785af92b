import type { Role } from '../../kernel/decider.ts';
import type { ErrorCode } from '../../kernel/errorMessages.ts';
import type { OfficeRole } from '../../kernel/officeRoles.ts';
import type { BillStatus } from './billStatus.ts';
import { type Agreed, initial, isCalledOff, isPending } from './state.ts';

export const viewers = ['client', 'talent', 'office'] as const;
export type Viewer = (typeof viewers)[number];

/** A time in a deal's state: an answer deadline, the end of the deal, or a reminder. */
export type TimeField =
  | 'answerDue'
  | 'scheduleToClose'
  | 'proposalDue'
  | 'counterRemindAt'
  | 'remindAt'
  | 'decideBy'
  | 'proxyDue'
  | 'settleBy';

/** A part of the state that moves beside the status, from one stage to another. */
type Part = 'answer' | 'bill' | 'proposal' | 'cancellation' | 'proxy' | 'clock';
/** `past`: a later stage than `to`. */
type Moves = { readonly part: Part; readonly from: readonly string[]; readonly to: string; readonly past?: string };

/** The effect of a command on a deal. All rules about senders, times and results derive from it. */
export type Row<Status extends string = string, EventType extends string = string, Stamp extends string = string> = {
  /** The sender. Parties send only for their own deal, members of the office never for theirs. */
  readonly by: Role | readonly ['client', 'talent'] | readonly ['office', 'system'];
  /** The office may send it for the cast, with how and when it received the answer. */
  readonly onBehalf?: true;
  /** The roles of the office that send it, also for the cast. */
  readonly duties?: readonly OfficeRole[];
  /** The event is an act of the office, though another command runs it. */
  readonly act?: true;
  /** The statuses that allow the command. `NONE`: it begins a deal, with a reservation. */
  readonly from: readonly (Status | 'NONE')[];
  /** Refused from this time on, in every status or only in the named ones. */
  readonly until?: TimeField | Partial<Record<Status, TimeField>>;
  /** The error of that refusal; default `deadline-passed`. */
  readonly late?: ErrorCode;
  /** Refused before this time. A system command with `since` is a deadline. */
  readonly since?: TimeField;
  readonly event: EventType;
  /** The next status; without it the status stays. On a deal that has it, nothing happens. */
  readonly to?: Status;
  /**
   * The field of the deal's document for the time of the event. The value is the event's field of
   * that name, or else the time of recording.
   */
  readonly stamp?: Stamp;
  /** Its event names the role of the deal, because it begins or moves a conclusion. */
  readonly namesRole?: true;
  /** A mark, kept while the same answer is awaited. If it is set, the command has no effect. */
  readonly onceMark?: string;
  /**
   * The clock that it sets. `answer`: a new period for an answer. `check`: for a check by the
   * office. The event stores the times. `stopped`: the answer is not due until a clock is set.
   */
  readonly clock?: 'answer' | 'check' | 'stopped';
  readonly moves?: Moves;
  /**
   * The field of the command that must equal the state, so that the sender saw the current value.
   * Otherwise `terms-changed`, or `status-conflict` for another request.
   */
  readonly mustMatch?: 'termsNo' | 'proposalNo' | 'calledOffAt';
  /** Refused with `change-pending` while a proposed change waits for consent. */
  readonly blockedByProposal?: true;
  /** Refused with `counters-used` from this number of proposals on. */
  readonly proposalsMax?: number;
  /** Refused with `proxy-disputed` while the cast objects to an answer that the office gave. */
  readonly undisputed?: true;
  /** The terms get the next version, and an open proposal ends. */
  readonly renews?: true;
  /** In these statuses the change takes the course of `proposeChange`, unless it is a raise. */
  readonly needsConsentIn?: readonly Status[];
  /** Accepted only from the side that asked to cancel. */
  readonly ofAsker?: true;
  /** true: needs a request to cancel. false: refused (`cancellation-pending`) during one. */
  readonly cancellationRequested?: boolean;
  /** The event's field with the amount to bill (yen); 0 for no bill. */
  readonly bills?: 'fee' | 'cancelFee';
  /** Refused with `above-limit` above the member's limit for the agreed or the proposed fee. */
  readonly limited?: 'agreed' | 'proposed';
  /** The outcome `UNDONE` also undoes the effects of the answer for the cast. */
  readonly undoes?: true;
  /** The command to run in the same commit, by status. */
  readonly thenRuns?: Partial<Record<Status, string>>;
};

/** The deal table: one row per command. */
export type Table<
  Command extends string = string,
  Status extends string = string,
  EventType extends string = string,
  Stamp extends string = string,
> = Readonly<Record<Command, Row<Status, EventType, Stamp>>>;

export const sendersOf = ({ by }: Pick<Row, 'by'>): readonly Role[] => (typeof by === 'string' ? [by] : by);

/** The terms that a change may name. The sheet may have any form. */
type Change = Partial<Pick<Agreed, 'fee' | 'scheduleToClose'>> & { readonly sheet?: unknown };

type Raised = { readonly fee?: number | null; readonly scheduleToClose?: number | null; readonly feeUpTo?: number | null };

/** Whether a change only raises the fee, within what the office approved. That needs no consent. */
const isRaise = ({ fee, scheduleToClose, sheet }: Change, held: Raised): boolean =>
  fee !== undefined &&
  typeof held.fee === 'number' &&
  fee > held.fee &&
  fee <= (held.feeUpTo ?? fee) &&
  sheet === undefined &&
  (scheduleToClose ?? held.scheduleToClose) === held.scheduleToClose;

/** Whether the cast has agreed to the terms in this status, so that a change needs consent. */
export const isBound = (table: Table, status: string): boolean =>
  Object.values<Row>(table).some(({ needsConsentIn }) => needsConsentIn?.includes(status));

/**
 * The row that a command follows. A change of agreed terms is proposed, and a raise applies at
 * once, whichever of the changes asks for it. Decisions and forms ask it.
 */
export const courseOf = (table: Table, type: string, change: Change, held: Raised & { readonly status: string }): string => {
  const { from = [], needsConsentIn = [] } = table[type] ?? {};
  const asks = (type === 'proposeChange' ? from : needsConsentIn).includes(held.status);
  if (!asks) return type;
  return isRaise(change, held) ? 'changeFee' : 'proposeChange';
};

/** Whether the office has to approve a change after the cast agreed to it. */
export const officeFollows = (table: Table, status: string): boolean => table.agreeChange?.thenRuns?.[status] === undefined;

export type StampOf<T extends Table> = Extract<T[keyof T], { stamp: string }>['stamp'];
export const stampsOf = <T extends Table>(table: T): StampOf<T>[] => [
  ...new Set(Object.values<Row>(table).flatMap(({ stamp }) => (stamp === undefined ? [] : [stamp as StampOf<T>]))),
];

/**
 * The row of each event. Commands with the same event differ only in the statuses that allow them.
 */
export const rowsByEvent = (table: Table): ReadonlyMap<string, Row> => {
  const byEvent = new Map<string, Row>();
  for (const row of Object.values(table)) byEvent.set(row.event, { ...row, from: [...(byEvent.get(row.event)?.from ?? []), ...row.from] });
  return byEvent;
};

/** The end of a row in a status; undefined if it has none. */
export const endOf = ({ until }: Row, status: string): TimeField | undefined =>
  typeof until === 'object' ? (until as Partial<Record<string, TimeField>>)[status] : until;

/** The commands that a person sends on an existing deal. */
export type ActionOf<T extends Table> = {
  [C in keyof T & string]: T[C]['by'] extends 'system' ? never : T[C]['from'] extends readonly ['NONE'] ? never : C;
}[keyof T & string];

type SenderOf<By> = By extends readonly (infer Sender)[] ? Sender : By;

/** The commands of `ActionOf` that these senders send. */
export type ActionBy<T extends Table, Sender extends Viewer> = {
  [C in ActionOf<T>]: [Extract<SenderOf<T[C]['by']>, Sender>] extends [never] ? never : C;
}[ActionOf<T>];

/** The commands that a viewer may send in a status, in the order of the table. */
export const actionsOf = <T extends Table>(table: T, status: string, viewer: Viewer): ActionOf<T>[] =>
  Object.entries<Row>(table).flatMap(([command, row]) =>
    sendersOf(row).includes(viewer) && row.from.includes(status) ? [command as ActionOf<T>] : [],
  );

/** The facts that decide which commands are open. Times in ms. A missing one is null. */
export type Facts = { readonly status: string; readonly calledOffBy?: string | null; readonly proposalNo?: number } & {
  readonly [Moving in Exclude<Part, 'clock'>]?: string | null;
} & { readonly [Moment in TimeField]?: number | null };

/** The part that a row moves. A clock that changes no status stops, or runs again. */
export const movesOf = ({ moves, to, clock }: Row): Moves | undefined => {
  if (to !== undefined || clock === undefined) return moves;
  return clock === 'stopped' ? { part: 'clock', from: ['RUNNING'], to: 'STOPPED' } : { part: 'clock', from: ['STOPPED'], to: 'RUNNING' };
};

export const stageIn = (facts: Facts, part: Part): string => {
  if (part === 'clock') return typeof facts.answerDue === 'number' ? 'RUNNING' : 'STOPPED';
  return facts[part] ?? 'NONE';
};

/** A moment of a deal (ms); null if it has none. One reminder is enough if both are due at once. */
export const momentOf = (moment: TimeField, facts: Facts): number | null => {
  const { remindAt, decideBy, answerDue, counterRemindAt, proposalDue } = facts;
  if (moment === 'remindAt' && remindAt === answerDue) return null;
  if (moment === 'counterRemindAt' && counterRemindAt === proposalDue) return null;
  if (moment === 'decideBy' && remindAt === decideBy) return null;
  return facts[moment] ?? null;
};

/** What a sender says: the command, or none for a button. */
type Sent = { readonly by: Role | null; readonly onBehalf?: boolean; readonly command?: object };

/** Whether the sender saw the current terms, proposal or request. */
const isCurrent = ({ mustMatch }: Row, facts: object, command: object): boolean => {
  if (mustMatch === undefined) return true;
  const [held, said] = [facts as Partial<Record<string, unknown>>, command as Partial<Record<string, unknown>>];
  // Before terms are named, the posting is their first version.
  return said[mustMatch] === (held[mustMatch] ?? (mustMatch === 'termsNo' ? initial.terms.termsNo : undefined));
};

/** The refusal by what is open beside the status. */
const blockedBy = (row: Row, facts: Facts, { onBehalf, command }: Sent): ErrorCode | null => {
  const isOff = isCalledOff(stageIn(facts, 'cancellation'));
  if (row.cancellationRequested === false && isOff) return 'cancellation-pending';
  if (row.cancellationRequested && !isOff) return 'status-conflict';
  if ((row.undisputed || onBehalf) && facts.proxy === 'DISPUTED') return 'proxy-disputed';
  if (row.blockedByProposal && isPending(stageIn(facts, 'proposal'))) return 'change-pending';
  if (row.proposalsMax !== undefined && (facts.proposalNo ?? 0) >= row.proposalsMax) return 'counters-used';
  if (command && !isCurrent(row, facts, command)) return row.mustMatch === 'calledOffAt' ? 'status-conflict' : 'terms-changed';
  const moves = movesOf(row);
  return moves && !moves.from.includes(stageIn(facts, moves.part)) ? 'status-conflict' : null;
};

/**
 * Why a command on a deal is refused at `now` (ms), or null. Decisions and buttons ask it; what
 * depends on the command's own values is decided after it.
 */
export const refusalOf = (row: Row, facts: Facts, now: number, sent: Sent): ErrorCode | null => {
  if (!row.from.includes(facts.status)) return 'status-conflict';
  const blocked = blockedBy(row, facts, sent);
  if (blocked) return blocked;
  if (row.ofAsker && facts.calledOffBy !== sent.by) return 'permission-denied';
  const end = endOf(row, facts.status);
  const due = end === undefined ? null : momentOf(end, facts);
  if (end === 'answerDue' && due === null) return 'status-conflict';
  if (due !== null && now >= due) return row.late ?? 'deadline-passed';
  const since = row.since && momentOf(row.since, facts);
  return since === null || (since !== undefined && now < since) ? 'deadline-not-reached' : null;
};

/** The fields of a deal's document that decide which commands are open. Times in ms. */
export type DealFacts = Pick<Facts, 'status'> & {
  readonly answerDue: number | null;
  readonly scheduleToClose: number | null;
  readonly billStatus: BillStatus | null;
  readonly proposal: { readonly stage: string; readonly due: number } | null;
  readonly proposalNo: number;
  readonly cancellation: string | null;
  readonly calledOffBy: string | null;
  readonly proxyStage: string | null;
  readonly proxy: { readonly due: number } | null;
};

const factsOf = (deal: DealFacts) =>
  ({
    status: deal.status,
    answerDue: deal.answerDue,
    scheduleToClose: deal.scheduleToClose,
    bill: deal.billStatus,
    proposal: deal.proposal?.stage ?? null,
    proposalNo: deal.proposalNo,
    proposalDue: deal.proposal?.due ?? null,
    cancellation: deal.cancellation,
    calledOffBy: deal.calledOffBy,
    proxy: deal.proxyStage,
    proxyDue: deal.proxy?.due ?? null,
  }) satisfies Facts;

/** `refusalOf` for a deal's document. The server checks again when the command arrives. */
export const refusalOfButton = (row: Row, deal: DealFacts, now: number, sent: Sent): ErrorCode | null =>
  refusalOf(row, factsOf(deal), now, sent);

/** The commands that are open at `now` (ms). `onBehalf`: for the viewer, by the office. */
export const openActions = <T extends Table>(table: T, deal: DealFacts, viewer: Viewer, now: number, onBehalf = false): ActionOf<T>[] =>
  actionsOf(table, deal.status, viewer).filter(
    (action) => refusalOfButton(table[action] as Row, deal, now, { by: viewer, onBehalf }) === null,
  );

/** The commands that the office may send for the cast at `now` (ms). */
export const answersOnBehalf = (table: Table, deal: DealFacts, now: number): string[] =>
  openActions(table, deal, 'talent', now, true).filter((action) => table[action]?.onBehalf === true);
