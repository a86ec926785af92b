import { entryTable } from '../entry/table.ts';
import { offerTable } from '../offer/table.ts';
import { entryWords } from '../words/entryWords.ts';
import { offerWords } from '../words/offerWords.ts';
import type { StepWords, TypesWith } from '../words/row.ts';
import type { StampOf, Table } from './row.ts';

type OfferStep = TypesWith<typeof offerWords, 'step'>;
type EntryStep = TypesWith<typeof entryWords, 'step'>;
/** A step of a deal, when it happened (ms), and what its sides read of it. */
export type DealStep = { readonly type: OfferStep | EntryStep; readonly at: number; readonly words: StepWords };

/** What a deal's document says of its steps: every one has left its time there. */
type Stamped<T extends Table> = Readonly<Record<StampOf<T>, number | null>> & { readonly createdAt: number };
type Offer = Stamped<typeof offerTable> & { readonly inquiryType: string | null };
type Entry = Stamped<typeof entryTable>;

/** When the steps happened (ms) whose stamp does not say it alone; null: not. */
type TimesOf<T extends Table, Step, Deal> = {
  readonly [Type in Step & Exclude<T[keyof T], { stamp: string }>['event']]: (deal: Deal) => number | null;
} & { readonly [Type in Step & string]?: (deal: Deal) => number | null };

/** Who said no: a refusal after the office's approval is the client's. */
const offerTimes: TimesOf<typeof offerTable, OfferStep, Offer> = {
  OfferInquired: ({ inquiryType, createdAt }) => (inquiryType === null ? null : createdAt),
  OfferRefused: ({ adminApprovedAt, refusedAt }) => (adminApprovedAt === null ? refusedAt : null),
  OfferDeclined: ({ adminApprovedAt, refusedAt }) => (adminApprovedAt === null ? null : refusedAt),
};
const entryTimes: TimesOf<typeof entryTable, EntryStep, Entry> = { EntryMade: ({ createdAt }) => createdAt };

type Words<Deal> = { readonly history: string; readonly step?: StepWords | ((deal: Deal) => StepWords) };

/** The steps that a table's rows have left on a document, oldest first. */
const steps = <Deal extends object>(
  table: Table,
  wordsOf: Readonly<Record<string, Words<Deal>>>,
  times: Readonly<Record<string, ((deal: Deal) => number | null) | undefined>>,
  deal: Deal,
): DealStep[] =>
  Object.values(table)
    .flatMap(({ event, stamp }) => {
      const step = wordsOf[event]?.step;
      const time = times[event];
      const at = time ? time(deal) : (deal as Readonly<Record<string, number | null>>)[stamp ?? ''];
      if (!step || at === null || at === undefined) return [];
      return [{ type: event as DealStep['type'], at, words: typeof step === 'function' ? step(deal) : step }];
    })
    .sort((a, b) => a.at - b.at);

/** The steps of an offer so far, oldest first. */
export const stepsOfOffer = (offer: Offer): DealStep[] => steps<Offer>(offerTable, offerWords, offerTimes, offer);

/** The steps of an entry so far, oldest first. */
export const stepsOfEntry = (entry: Entry): DealStep[] => steps<Entry>(entryTable, entryWords, entryTimes, entry);
