import type { Role } from '../kernel/decider.ts';
import type { ErrorCode } from '../kernel/errorMessages.ts';
import type { BillStatus } from './billStatus.ts';
import { type Agreed, isCalledOff, isPending } from './state.ts';
import type { Viewer } from './statusView.ts';

/**
 * A time that a deal's state holds or gives: the end of an answer's period or of the deal, or a
 * reminder.
 */
export type Moment =
  | 'answerDue'
  | 'scheduleToClose'
  | 'proposalDue'
  | 'reminder'
  | 'officeReminder'
  | 'officeReminderAgain'
  | 'inquiryReminder'
  | 'proxyDue'
  | 'cancellationReminder';

/**
 * What a command does to a deal. Every rule about who, when and what follows is derived from it.
 */
export type Row<Status extends string = string, EventType extends string = string, Stamp extends string = string> = {
  /**
   * The sender, or either side, or the office and what follows from its invoices. Parties send only
   * about their own deal, members of the office never about one.
   */
  readonly by: Role | readonly ['client', 'talent'] | readonly ['office', 'system'];
  /**
   * The office may send it on the cast's behalf; it says then how and when it heard the answer
   * (`onBehalf`).
   */
  readonly onBehalf?: true;
  /**
   * The statuses in which the command is taken. `NONE`: it begins a deal, which needs a guard and a
   * reservation.
   */
  readonly from: readonly (Status | 'NONE')[];
  /** Refused at this time and after it, in every status or in those that are named. */
  readonly until?: Moment | Partial<Record<Status, Moment>>;
  /** The code of that refusal; `deadline-passed` without it. */
  readonly late?: ErrorCode;
  /** Refused before this time. A command of the system with it is a deadline. */
  readonly since?: Moment;
  readonly event: EventType;
  /**
   * The status that follows. A command on a deal that is there already has no effect. `same`: it
   * stays.
   */
  readonly to: Status | 'same';
  /**
   * The field of the deal's document with the time of the event: the event's own field of this
   * name, or the time at which it was recorded.
   */
  readonly stamp?: Stamp;
  /** The mark that it leaves while the same answer is awaited; with the mark it has no effect. */
  readonly once?: string;
  /**
   * What moves beside the status: a part of the state with a field of its own name. `past`: it came
   * even further.
   */
  readonly moves?: {
    readonly part: 'bill' | 'proposal' | 'cancellation' | 'proxy';
    readonly from: readonly string[];
    readonly to: string;
    readonly past?: string;
  };
  /**
   * The field of the command that has to be the state's: what the sender saw. Otherwise
   * `terms-changed`, or `status-conflict` for another request.
   */
  readonly seen?: 'termsNo' | 'proposalNo' | 'calledOffAt';
  /** Refused with `change-pending` while a proposed change waits for consent. */
  readonly settled?: true;
  /**
   * Refused with `proxy-disputed` while the cast objects to an answer that the office gave on its
   * behalf.
   */
  readonly undisputed?: true;
  /** The terms get the next version; a proposal is over with it. */
  readonly renews?: true;
  /**
   * In these statuses the command is decided as `proposeChange`, unless it does nothing but raise
   * the fee.
   */
  readonly needsConsentIn?: readonly Status[];
  /** Taken only from the side that called the deal off. */
  readonly ofAsker?: true;
  /**
   * Whether somebody has to have called the deal off. false: refused with `cancellation-pending`
   * while somebody has.
   */
  readonly calledOff?: boolean;
  /** The field of its event that says what the deal is billed for (yen); 0: nothing. */
  readonly bills?: 'fee' | 'cancelFee';
  /**
   * A member of the office sends it up to a fee: of the deal's terms, or of those that are
   * proposed.
   */
  readonly limited?: 'agreed' | 'proposed';
  /**
   * With the outcome UNDONE, what the answer on the cast's behalf brought about is undone in the
   * same commit.
   */
  readonly undoes?: true;
  /** The command that is carried out in the same commit, by status. */
  readonly brings?: Partial<Record<Status, string>>;
};
export type Table<
  Command extends string = string,
  Status extends string = string,
  EventType extends string = string,
  Stamp extends string = string,
> = Readonly<Record<Command, Row<Status, EventType, Stamp>>>;

/** Who sends a row's command. */
export const sendersOf = ({ by }: Pick<Row, 'by'>): readonly Role[] => (typeof by === 'string' ? [by] : by);

/** What of a deal's terms a change may name; a sheet in any of its forms. */
type Change = Partial<Pick<Agreed, 'fee' | 'scheduleToClose'>> & { readonly sheet?: unknown };

/** Whether a change does nothing but raise the fee: that needs nobody's consent. */
export const isRaise = (
  { fee, scheduleToClose, sheet }: Change,
  held: { readonly fee?: number | null; readonly scheduleToClose?: number | null },
): boolean =>
  fee !== undefined &&
  typeof held.fee === 'number' &&
  fee > held.fee &&
  sheet === undefined &&
  (scheduleToClose ?? held.scheduleToClose) === held.scheduleToClose;

/**
 * Whether in this status the cast has agreed to the terms, so that a change of them waits for
 * consent.
 */
export const isBound = (table: Table, status: string): boolean =>
  Object.values<Row>(table).some(({ needsConsentIn }) => needsConsentIn?.includes(status));

/** Whether the office has to approve a change after the cast agreed to it. */
export const officeFollows = (table: Table, status: string): boolean => table.agreeChange?.brings?.[status] === undefined;

/** The stamps of a table's rows. */
export type StampOf<T extends Table> = Extract<T[keyof T], { stamp: string }>['stamp'];
export const stampsOf = <T extends Table>(table: T): StampOf<T>[] => [
  ...new Set(Object.values<Row>(table).flatMap(({ stamp }) => (stamp === undefined ? [] : [stamp as StampOf<T>]))),
];

/** When a row stops to be open in a status. */
export const endOf = ({ until }: Row, status: string): Moment | undefined =>
  typeof until === 'object' ? (until as Partial<Record<string, Moment>>)[status] : until;

/** The commands that a person sends about a deal that exists. */
export type ActionOf<T extends Table> = {
  [C in keyof T & string]: T[C]['by'] extends 'system' ? never : T[C]['from'] extends readonly ['NONE'] ? never : C;
}[keyof T & string];

type SenderOf<By> = By extends readonly (infer Sender)[] ? Sender : By;

/** Those of them that these senders send. */
export type ActionBy<T extends Table, Sender extends Viewer> = {
  [C in ActionOf<T>]: [Extract<SenderOf<T[C]['by']>, Sender>] extends [never] ? never : C;
}[ActionOf<T>];

/** The commands that a status leaves to somebody who looks at it, in the order of the table. */
export const actionsOf = <T extends Table>(table: T, status: string, viewer: Viewer): ActionOf<T>[] =>
  Object.entries<Row>(table).flatMap(([command, row]) =>
    sendersOf(row).includes(viewer) && row.from.includes(status) ? [command as ActionOf<T>] : [],
  );

/** A deal as its document has it. Times in ms. */
export type DealFacts = {
  readonly status: string;
  readonly answerDue: number | null;
  readonly scheduleToClose: number | null;
  readonly billStatus: BillStatus | null;
  readonly proposal: { readonly stage: string; readonly due: number } | null;
  readonly cancellation: string | null;
  readonly calledOffBy: string | null;
  readonly proxyStage: string | null;
  readonly proxy: { readonly due: number } | null;
};

/** Where a part of a deal stands. */
const facetOf = ({ billStatus, proposal, cancellation, proxyStage }: DealFacts, part: NonNullable<Row['moves']>['part']): string =>
  ({ bill: billStatus, proposal: proposal?.stage, cancellation, proxy: proxyStage })[part] ?? 'NONE';

const endsAt = (deal: DealFacts, end: Moment | undefined): number | null => {
  if (end === 'proposalDue') return deal.proposal?.due ?? null;
  if (end === 'proxyDue') return deal.proxy?.due ?? null;
  return end === 'answerDue' || end === 'scheduleToClose' ? deal[end] : null;
};

/**
 * Those of them that the clock and the bill leave open at `now` (ms); the server decides the same
 * when the command arrives.
 */
export const openActions = <T extends Table>(table: T, deal: DealFacts, viewer: Viewer, now: number): ActionOf<T>[] =>
  actionsOf(table, deal.status, viewer).filter((action) => {
    const row: Row = table[action] as Row;
    const due = endsAt(deal, endOf(row, deal.status));
    if (row.settled && isPending(facetOf(deal, 'proposal'))) return false;
    if (row.calledOff !== undefined && row.calledOff !== isCalledOff(facetOf(deal, 'cancellation'))) return false;
    if (row.undisputed && facetOf(deal, 'proxy') === 'DISPUTED') return false;
    if (row.ofAsker && deal.calledOffBy !== viewer) return false;
    return (due === null || now < due) && (row.moves === undefined || row.moves.from.includes(facetOf(deal, row.moves.part)));
  });

/**
 * What the office may answer at `now` (ms) on the cast's behalf: what is open to the cast, and
 * objected to is nothing.
 */
export const answersOnBehalf = (table: Table, deal: DealFacts, now: number): string[] =>
  facetOf(deal, 'proxy') === 'DISPUTED' ? [] : openActions(table, deal, 'talent', now).filter((action) => table[action]?.onBehalf === true);
