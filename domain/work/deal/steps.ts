import type { WordsOf } from '../../kernel/definition.ts';
import type { StepWords, TypesWith } from '../../kernel/words/row.ts';
import { entryEvents } from '../entry/events.ts';
import { entryTable } from '../entry/table.ts';
import { offerEvents } from '../offer/events.ts';
import { offerTable } from '../offer/table.ts';
import { changeStepsOf, type WithSteps } from './changeSteps.ts';
import { diffInWords } from './changeWords.ts';
import type { EventRow } from './definition.ts';
import type { HeardAnswer } from './fields.ts';
import { rowsByEvent, type StampOf, type Table } from './row.ts';

type OfferStep = TypesWith<WordsOf<{ eventRows: typeof offerEvents }>, 'step'>;
type EntryStep = TypesWith<WordsOf<{ eventRows: typeof entryEvents }>, 'step'>;
/** A step in the history of a deal: its time (ms) and the texts for the two sides. */
export type DealStep = {
  readonly type: OfferStep | EntryStep;
  readonly at: number;
  readonly words: StepWords;
  /** Old and new values of changed terms; empty in other steps. */
  readonly detail: string;
};

/** The fields of a deal's document with the times of its steps. Changes of terms are apart. */
type Stamped<T extends Table> = Readonly<Record<StampOf<T>, number | null>> & {
  readonly createdAt: number;
} & WithSteps;
type Ended = { readonly status: string; readonly cancellation: string | null };
type Offer = Stamped<typeof offerTable> & Ended & { readonly inquiryType: string | null };
type Entry = Stamped<typeof entryTable> & Ended;

/** Steps whose time is in the list of changes instead of a stamp. */
type Listed =
  | `${'Offer' | 'Entry'}${'Fee' | 'Schedule' | 'Terms'}Changed`
  | `${'Offer' | 'Entry'}Change${string}`
  | `OfferCounter${string}`
  | `${'Offer' | 'Entry'}Cancellation${string}`
  | `${'Offer' | 'Entry'}AnsweredOnBehalf`
  | `${'Offer' | 'Entry'}Proxy${string}`;
type TimesOf<T extends Table, Step, Deal> = {
  readonly [Type in Exclude<Step & Exclude<T[keyof T], { stamp: string }>['event'], Listed>]: (deal: Deal) => number | null;
} & { readonly [Type in Step & string]?: (deal: Deal) => number | null };

/** The list of changes contains each of them; the stamp holds only the newest. */
const inList = () => null;
const isSettled = ({ cancellation }: Ended): boolean => cancellation === 'SETTLED';
/** A cancelled deal also has a closing time, for its bill. */
const closedTime = ({ status, closedAt }: Ended & { readonly closedAt: number | null }) => (status === 'IS_CLOSED' ? closedAt : null);
const forcedTime = (deal: Ended & { readonly adminCancelAt: number | null }) => (isSettled(deal) ? null : deal.adminCancelAt);
const settledTime = (deal: Ended & { readonly adminCancelAt: number | null }) => (isSettled(deal) ? deal.adminCancelAt : null);

/** A refusal after the office's approval comes from the client. */
const offerTimes: TimesOf<typeof offerTable, OfferStep, Offer> = {
  OfferInquired: ({ inquiryType, createdAt }) => (inquiryType === null ? null : createdAt),
  OfferRefused: ({ adminApprovedAt, refusedAt }) => (adminApprovedAt === null ? refusedAt : null),
  OfferDeclined: ({ adminApprovedAt, refusedAt }) => (adminApprovedAt === null ? null : refusedAt),
  OfferCounterAgreed: inList,
  OfferCancellationRequested: inList,
  OfferClosed: closedTime,
  OfferForceClosed: forcedTime,
  OfferCancellationSettled: settledTime,
};
const entryTimes: TimesOf<typeof entryTable, EntryStep, Entry> = {
  EntryMade: ({ createdAt }) => createdAt,
  EntryCancellationRequested: inList,
  EntryClosed: closedTime,
  EntryForceClosed: forcedTime,
  EntryCancellationSettled: settledTime,
};

type Answered = { readonly proxy: HeardAnswer | null };
type Step<Deal> = StepWords | ((deal: Deal & Answered) => StepWords);
type Rows = Readonly<Record<string, Pick<EventRow, 'words'>>>;

const stepOf = <Deal>(rows: Rows, deal: Deal & Answered, type: string, at: number, detail: string): DealStep[] => {
  const words = rows[type]?.words;
  if (typeof words !== 'object' || !words.step) return [];
  const step = words.step as Step<Deal>;
  return [{ type: type as DealStep['type'], at, words: typeof step === 'function' ? step(deal) : step, detail }];
};

/** The steps that the document records by stamps and changes, oldest first. */
const steps = <Deal extends WithSteps>(
  table: Table,
  rows: Rows,
  times: Readonly<Record<string, ((deal: Deal) => number | null) | undefined>>,
  deal: Deal,
): DealStep[] => {
  const stamped = [...rowsByEvent(table).values()].flatMap(({ event, stamp }) => {
    const time = times[event];
    const at = time ? time(deal) : (deal as unknown as Readonly<Record<string, number | null>>)[stamp ?? ''];
    return at === null || at === undefined ? [] : stepOf(rows, { ...deal, proxy: null }, event, at, '');
  });
  const changes = changeStepsOf(deal).flatMap(({ type, at, diff, proxy = null }) =>
    stepOf(rows, { ...deal, proxy }, type, at, diff ? diffInWords(diff) : ''),
  );
  // The changes of a commit come before the stamp that they lead to.
  return [...changes, ...stamped].sort((a, b) => a.at - b.at);
};

/** The steps of an offer so far, oldest first. */
export const stepsOfOffer = (offer: Offer): DealStep[] => steps<Offer>(offerTable, offerEvents, offerTimes, offer);

/** The steps of an entry so far, oldest first. */
export const stepsOfEntry = (entry: Entry): DealStep[] => steps<Entry>(entryTable, entryEvents, entryTimes, entry);
