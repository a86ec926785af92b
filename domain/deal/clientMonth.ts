import { billClientId } from '../client/billing.ts';
import { clientProfile } from '../client/profile.ts';
import { labelOf } from '../kernel/fieldMeta.ts';
import type { BillProfile } from './billRow.ts';
import { type BillStatus, billStatuses, billStatusLabels } from './billStatus.ts';
import { type Invoice, invoiceOf } from './consumptionTax.ts';

/** What bills of one status come to: how many, and their fees without tax in yen. */
export type StatusFigures = { readonly count: number; readonly fees: number };
export type FiguresByStatus = Readonly<Record<BillStatus, StatusFigures>>;

/** A client's bills of a closing month in Japan (`YYYY-MM`), which are one invoice. */
export type ClientMonth = {
  readonly month: string;
  readonly clientId: string;
  /** As lists show the client. */
  readonly clientName: string;
  readonly bills: FiguresByStatus;
  /** Of what is to be paid: claimed and unclaimed bills. */
  readonly invoice: Invoice;
  /** Of what is still to be claimed: what an invoice would come to now. */
  readonly open: Invoice;
};

/** What is billed at some point; what the office ignored is not. */
const invoiced = ['UNCLAIMED', 'CLAIMED'] as const satisfies readonly BillStatus[];

const added = (parts: readonly FiguresByStatus[]): FiguresByStatus => {
  const sum = (status: BillStatus): StatusFigures => ({
    count: parts.reduce((count, figures) => count + figures[status].count, 0),
    fees: parts.reduce((fees, figures) => fees + figures[status].fees, 0),
  });
  return { UNCLAIMED: sum('UNCLAIMED'), CLAIMED: sum('CLAIMED'), IGNORED: sum('IGNORED') };
};

type Stretch = { readonly percent: number; readonly figures: FiguresByStatus };
const taxed = (stretches: readonly Stretch[], statuses: readonly BillStatus[]): Invoice =>
  invoiceOf(
    stretches
      .map(({ percent, figures }) => ({ percent, net: statuses.reduce((sum, status) => sum + figures[status].fees, 0) }))
      .filter(({ net }) => net > 0),
  );

/**
 * Figures of a month of the stretches in which one rate of tax holds each, and the invoice that
 * they make.
 */
export const monthOf = (stretches: readonly Stretch[]) => ({
  bills: added(stretches.map(({ figures }) => figures)),
  invoice: taxed(stretches, invoiced),
  open: taxed(stretches, ['UNCLAIMED']),
});

const { shape: profile } = clientProfile;

type Column = readonly [title: string, cell: (row: ClientMonth, profile: BillProfile) => string | number | null];

const ofStatus = (status: BillStatus): Column[] => [
  [`${billStatusLabels[status]}の件数`, ({ bills }) => bills[status].count],
  [`${billStatusLabels[status]}の報酬`, ({ bills }) => bills[status].fees],
];

/**
 * The columns of a month's export, a row per client: docs/bills.md says what they mean. A new
 * column goes to the end.
 */
export const clientMonthColumns: readonly Column[] = [
  ['完了月', ({ month }) => month],
  ['クライアント番号', ({ clientId }) => clientId],
  [labelOf(billClientId), (_, { billClientId }) => billClientId],
  [labelOf(profile.company.shape.name), (_, { company }) => company],
  [labelOf(profile.department), (_, { department }) => department],
  ['担当者名', (_, { name }) => name],
  ...billStatuses.flatMap(ofStatus),
  ['税抜合計', ({ invoice }) => invoice.net],
  ['税率', ({ invoice }) => invoice.rates.map(({ percent }) => `${percent}%`).join('、')],
  ['消費税', ({ invoice }) => invoice.tax],
  ['税込合計', ({ invoice }) => invoice.total],
];
