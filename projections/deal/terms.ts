import { stepText } from '#domain/deal/changeSteps.ts';
import { termsDiffOf } from '#domain/deal/changeWords.ts';
import type { Terms } from '#domain/deal/state.ts';
import type { HeldSheet, SheetWords } from '#domain/deal/storedSheet.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import type { HeardAnswer } from '#domain/words/row.ts';
import { entityIdOf, type ReadModel, type Write } from '../kernel/projector.ts';
import { type DealEnvelope, dealIdsOf } from './dealEvents.ts';
import { type DealTerms, dealTermsPath } from './terms.schema.ts';

// The terms in the documents of deals. Offers and entries share this file.

/** The number of places for steps of changed terms in a deal's document. */
const PLACES = 30;

/** The fields of a deal without terms. */
export const noTerms = {
  termsNo: 1,
  sheet: null,
  sheetWords: null,
  proposal: null,
  proposedWords: null,
  proposalReason: null,
  changeSteps: {},
  changes: [],
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
  return { proposal, proposedWords: (changesSheet ? sheetWords : deal.sheetWords) ?? null, proposalReason: reason ?? null };
};

/** How the office received an answer that it gave for the cast. */
const heard = ({ proxyAnswer: answer, channel, heardAt }: Said) => ({ answer, channel, heardAt });

/** The changes by a step of terms or an answer for the cast, by the end of the event's name. */
const steps: Readonly<Record<string, (said: Said, deal: Deal, at: number) => ReadModel>> = {
  FeeChanged: () => ({}),
  ScheduleChanged: () => ({}),
  TermsChanged: (said, deal) => ({ ...sheetAfter(said, deal), ...over }),
  ChangeProposed: proposed,
  ChangeAgreed: ({ proposalDue }, { proposal }) => ({ proposal: proposal && { ...proposal, stage: 'AGREED', due: proposalDue } }),
  ChangeDeclined: () => over,
  ChangeWithdrawn: () => over,
  ChangeLapsed: () => over,
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
const renewing = ['FeeChanged', 'ScheduleChanged', 'TermsChanged'];
const stepOf = (type: string): string => type.replace(/^(Offer|Entry)/, '');
const isChange = (type: string): boolean => Object.hasOwn(steps, stepOf(type));
/** The events that set a deal's first terms. */
const first: readonly EventType[] = ['OfferMade', 'EntryApproved'];

/** Whether an event's changes depend on the terms in the deal's document. */
export const readsTerms = ({ type }: AnyEnvelope): boolean => isChange(type) || type === 'EntryApproved';

/** The changes of the terms in the deal's document by an event. */
export const termsAfter = (event: DealEnvelope, deal: ReadModel | undefined): ReadModel => {
  const held = (deal ?? {}) as Deal;
  const said = event.data as Said;
  const at = event.meta.recordedAt;
  if (first.includes(event.type)) return { ...sheetAfter(said, held), ...over };
  if (!isChange(event.type)) return {};
  const step = stepOf(event.type);
  const diff = said.previousFee === undefined && said.previousScheduleToClose === undefined ? null : termsDiffOf(said);
  const proxy = step === 'AnsweredOnBehalf' && { proxy: heard(said) as HeardAnswer };
  const changeSteps = { ...held.changeSteps, [event.version % PLACES]: stepText({ type: event.type, at, diff, ...proxy }) };
  const termsNo = renewing.includes(step) ? { termsNo: (held.termsNo ?? noTerms.termsNo) + 1 } : {};
  return { ...steps[step]?.(said, held, at), ...termsNo, changeSteps };
};

/** The steps that read only the terms of a deal without a sheet. */
const plainSteps: readonly string[] = ['FeeChanged', 'ScheduleChanged', 'ChangeProposed'];
/** Whether a step reads the texts of a sheet at most, or terms. */
export const isPlainStep = ({ type }: Pick<AnyEnvelope, 'type'>): boolean => plainSteps.includes(stepOf(type));

/**
 * What the plain steps read of a deal's document, from the state of the deal: the document itself
 * is not read. Null with a sheet, because no state has its texts.
 */
export const termsInState = (state: object): ReadModel | null => {
  const { fee, scheduleToClose, sheet, termsNo } = state as Partial<Terms>;
  if (fee === undefined || sheet !== null) return null;
  return { fee, scheduleToClose, termsNo, sheet: null, sheetWords: null, changeSteps: {} };
};

/** The document for a new version of the terms; empty if the event makes none. */
export const versionMade = (event: DealEnvelope, dealAfter: () => ReadModel): Write[] => {
  if (!first.includes(event.type) && !renewing.includes(stepOf(event.type))) return [];
  const { jobId, clientId, talentId } = event.data;
  const { termsNo, fee, scheduleToClose, sheet, sheetWords } = dealAfter() as DealTerms;
  const dealId = entityIdOf(event);
  const version: DealTerms = {
    id: `${dealId}_${termsNo}`,
    ...dealIdsOf(event.streamId),
    jobId,
    clientId,
    talentId,
    termsNo,
    fee,
    scheduleToClose,
    sheet,
    sheetWords,
    createdAt: event.meta.recordedAt,
  };
  return [[dealTermsPath(dealId, termsNo), version]];
};
