import type { EventType } from '#domain/registry.ts';
import { stepText } from '#domain/work/deal/changeSteps.ts';
import { termsDiffOf } from '#domain/work/deal/changeWords.ts';
import type { HeardAnswer } from '#domain/work/deal/fields.ts';
import type { Terms } from '#domain/work/deal/state.ts';
import type { HeldSheet, SheetWords } from '#domain/work/deal/storedSheet.ts';
import { entryEvents } from '#domain/work/entry/events.ts';
import { offerEvents } from '#domain/work/offer/events.ts';
import { entityIdOf, type ReadModel, type Write } from '../kernel/projector.ts';
import { type DealEnvelope, dealIdsOf } from './dealEvents.ts';
import { type DealTerms, dealTermsPath } from './terms.schema.ts';

// The terms in the documents of deals. Offers and entries share this file.

/** The number of places for steps of changed terms in a deal's document. */
const PLACES = 30;

export const noTerms = {
  termsNo: 1,
  sheet: null,
  sheetWords: null,
  proposal: null,
  proposalNo: 0,
  proposedWords: null,
  proposalReason: null,
  changeSteps: {},
} as const;

type Said = Readonly<Record<string, unknown>> & {
  readonly fee?: number;
  readonly scheduleToClose?: number;
  readonly sheet?: HeldSheet | null;
  readonly changesSheet?: boolean;
  readonly sheetWords?: SheetWords | null;
  readonly proposalNo?: number | null;
  readonly proposed?: { readonly fee: number; readonly scheduleToClose: number; readonly sheet: HeldSheet | null };
  readonly proposalDue?: number;
  readonly reason?: string | null;
  readonly proxyAnswer?: string;
  readonly channel?: string;
  readonly heardAt?: number;
  readonly proxyDue?: number;
  readonly outcome?: string;
};
type Deal = Partial<Omit<DealTerms, 'id'>> & {
  readonly proposal?: (Readonly<Record<string, unknown>> & { readonly no: number }) | null;
  readonly proposedWords?: SheetWords | null;
  readonly proxy?: ReadModel | null;
  readonly changeSteps?: Readonly<Record<string, string>>;
};

const over = { proposal: null, proposedWords: null, proposalReason: null };

/** The valid sheet after an event: of the proposal, of the event, or the one before. */
const sheetAfter = (said: Said, deal: Deal): ReadModel => {
  const sheet = said.sheet?.facts ?? null;
  if (typeof said.proposalNo === 'number') return { sheet, sheetWords: deal.proposedWords ?? null };
  return { sheet, sheetWords: (said.changesSheet === false ? deal.sheetWords : said.sheetWords) ?? null };
};

const proposed = (said: Said, deal: Deal, at: number): ReadModel => {
  const { proposalNo: no, proposed: terms, proposalDue: due, reason, changesSheet, sheetWords } = said;
  if (!terms) return {};
  const { sheet, ...agreed } = terms;
  const proposal = { no, stage: 'OPEN', ...agreed, sheet: sheet?.facts ?? null, diff: termsDiffOf(said), proposedAt: at, due };
  return { proposal, proposalNo: no, proposedWords: (changesSheet ? sheetWords : deal.sheetWords) ?? null, proposalReason: reason ?? null };
};

/** The terms of the event are valid, and no proposal is open. */
const taken = (said: Said, deal: Deal): ReadModel => ({ ...sheetAfter(said, deal), ...over });

/** How the office received an answer that it gave for the cast. */
const heard = ({ proxyAnswer: answer, channel, heardAt }: Said) => ({ answer, channel, heardAt });

/** The changes by a step of terms or an answer for the cast, by the end of the event's name. */
const steps: Readonly<Record<string, (said: Said, deal: Deal, at: number) => ReadModel>> = {
  FeeChanged: () => ({}),
  ScheduleChanged: () => ({}),
  TermsChanged: taken,
  CounterAgreed: taken,
  ChangeProposed: proposed,
  CounterProposed: proposed,
  ChangeAgreed: ({ proposalDue }, { proposal }) => ({ proposal: proposal && { ...proposal, stage: 'AGREED', due: proposalDue } }),
  ChangeDeclined: () => over,
  ChangeWithdrawn: () => over,
  ChangeLapsed: () => over,
  // The cast reads why, and may propose again.
  CounterDeclined: ({ reason }) => ({ ...over, proposalReason: reason ?? null }),
  CounterWithdrawn: () => over,
  CounterLapsed: () => over,
  // The next event of the same commit takes over the proposal's texts.
  ChangeAdminApproved: () => ({}),
  ChangeAdminDisapproved: () => over,
  // These steps can repeat, and the list has all of them. Other fields of the document show the
  // newest.
  CancellationRequested: () => ({}),
  CancellationWithdrawn: () => ({}),
  CancellationDismissed: () => ({}),
  AnsweredOnBehalf: (said, _, answeredAt) => ({
    proxyStage: 'OPEN',
    proxy: { ...heard(said), answeredAt, due: said.proxyDue, disputedAt: null, outcome: null },
  }),
  ProxyDisputed: (_, { proxy }, disputedAt) => ({ proxyStage: 'DISPUTED', proxy: proxy && { ...proxy, disputedAt } }),
  ProxySettled: ({ outcome }, { proxy }) => ({ proxyStage: 'SETTLED', proxy: proxy && { ...proxy, outcome } }),
};
const renewing = ['FeeChanged', 'ScheduleChanged', 'TermsChanged', 'CounterAgreed'];
/** The steps that read only the terms of a deal, if it has no sheet. */
const plain = ['FeeChanged', 'ScheduleChanged', 'ChangeProposed', 'CounterProposed'];
/** The events that set a deal's first terms. */
const first: readonly string[] = ['OfferMade', 'EntryApproved'] satisfies EventType[];

type Known = {
  /** The change by the step; null if the event is no step of terms. */
  readonly step: ((said: Said, deal: Deal, at: number) => ReadModel) | null;
  readonly renews: boolean;
  readonly isFirst: boolean;
  readonly isOnBehalf: boolean;
  readonly makesVersion: boolean;
  readonly isPlain: boolean;
};
const knownOf = (type: string): Known => {
  const name = type.replace(/^(Offer|Entry)/, '');
  const renews = renewing.includes(name);
  const isFirst = first.includes(type);
  const step = (Object.hasOwn(steps, name) && steps[name]) || null;
  return { step, renews, isFirst, isOnBehalf: name === 'AnsweredOnBehalf', makesVersion: isFirst || renews, isPlain: plain.includes(name) };
};
/** By event type, because each event asks several times. */
const known = new Map(Object.keys({ ...offerEvents, ...entryEvents }).map((type) => [type, knownOf(type)]));
const other = knownOf('');

/** Whether an event's changes depend on the terms in the deal's document. */
export const readsTerms = (type: string): boolean => (known.get(type) ?? other).step !== null || type === 'EntryApproved';

/** Whether a step reads the texts of a sheet at most, or terms. */
export const isPlainStep = (type: string): boolean => (known.get(type) ?? other).isPlain;

const nothing: ReadModel = {};

export const termsAfter = (event: DealEnvelope, deal: ReadModel | undefined): ReadModel => {
  const { step, renews, isFirst, isOnBehalf } = known.get(event.type) ?? other;
  if (!step && !isFirst) return nothing;
  const held = (deal ?? {}) as Deal;
  const said = event.data as Said;
  const at = event.meta.recordedAt;
  if (isFirst) return { ...sheetAfter(said, held), ...over };
  const diff = said.previousFee === undefined && said.previousScheduleToClose === undefined ? null : termsDiffOf(said);
  const proxy = isOnBehalf && { proxy: heard(said) as HeardAnswer };
  const after: ReadModel = { ...step?.(said, held, at) };
  if (renews) after.termsNo = (held.termsNo ?? noTerms.termsNo) + 1;
  after.changeSteps = { ...held.changeSteps, [event.version % PLACES]: stepText({ type: event.type, at, diff, ...proxy }) };
  return after;
};

/**
 * What the plain steps read of a deal's document, from the state of the deal: the document itself
 * is not read. Null with a sheet, because no state has its texts.
 */
export const termsInState = (state: object): ReadModel | null => {
  const { fee, scheduleToClose, sheet, termsNo } = state as Partial<Terms>;
  if (fee === undefined || sheet !== null) return null;
  return { fee, scheduleToClose, termsNo, sheet: null, sheetWords: null, changeSteps: {} };
};

/**
 * The document for a new version of the terms, by the changed fields of the deal and its document
 * before; null if the event makes none.
 */
export const versionMade = (event: DealEnvelope, fields: ReadModel, before: ReadModel | undefined): Write | null => {
  if (!known.get(event.type)?.makesVersion) return null;
  const { jobId, clientId, talentId } = event.data;
  const now = (field: keyof DealTerms) => (field in fields ? fields[field] : before?.[field]);
  const termsNo = (now('termsNo') ?? noTerms.termsNo) as number;
  const dealId = entityIdOf(event);
  const version: DealTerms = {
    id: `${dealId}_${termsNo}`,
    ...dealIdsOf(event.streamId),
    jobId,
    clientId,
    talentId,
    termsNo,
    fee: now('fee') as DealTerms['fee'],
    scheduleToClose: now('scheduleToClose') as DealTerms['scheduleToClose'],
    sheet: now('sheet') as DealTerms['sheet'],
    sheetWords: now('sheetWords') as DealTerms['sheetWords'],
    createdAt: event.meta.recordedAt,
  };
  return [dealTermsPath(dealId, termsNo), version];
};
