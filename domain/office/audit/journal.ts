import type { EventType } from '../../registry.ts';
import { ownerOf } from './fields.ts';

const unsummed: ReadonlySet<string> = new Set<EventType>(['AuditBillsExported', 'InvoiceReminded']);
/**
 * Whether the amounts of an act may be added. Two files or reminders can be about the same bill.
 */
export const isSummed = (act: string): boolean => !unsummed.has(act);

/**
 * The object of acts by which the journal is searched: a person with all their streams, a job with
 * all around it, or any other stream.
 */
export const objectOf = (streamId: string): string => {
  const [uid] = ownerOf(streamId);
  return uid === undefined ? streamId.replace(/^around-/, 'job-') : `account-${uid}`;
};

/** The act of an event type. Offers and entries share acts. */
export const actOf = (type: string): string => type.replace(/^(?:Offer|Entry)(?=[A-Z])/, '');

/** Whether the act only reads a history. The journal contains it, and shows it on request. */
export const isLook = (act: string): boolean => act === 'AuditHistoryRead';

/** A row of the journal. Amount in yen, `at` in ms; `name` is the member's name. */
export type JournalEntry = {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  /** Name of the second member, if the act needed one. */
  readonly confirmedBy: string | null;
  readonly type: string;
  readonly streamId: string;
  readonly version: number;
  readonly at: number;
  /** The job and people of the act, with names where they are known; null otherwise. */
  readonly job: { readonly id: string; readonly name: string } | null;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly talent: { readonly id: string; readonly name: string } | null;
  readonly person: { readonly id: string; readonly name: string } | null;
  /** The stream that was read or repaired. */
  readonly target: string | null;
  /** The number of the invoice. */
  readonly invoice: string | null;
  readonly amount: number | null;
  readonly reason: string | null;
};

/** The number of times an act was done, and the sum of its amounts in yen. */
export type JournalSum = { readonly act: string; readonly count: number; readonly total: number };

/** The last row of a page; the next page begins after it. */
export type JournalCursor = { readonly at: number; readonly amount: number | null; readonly id: string };

/**
 * A page of the journal. `sums`: all matching rows by act, most frequent first. null if there are
 * several pages: the sums take longer, so they are a separate request.
 */
export type Journal = {
  readonly rows: readonly JournalEntry[];
  readonly sums: readonly JournalSum[] | null;
  readonly next: JournalCursor | null;
};
