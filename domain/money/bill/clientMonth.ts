import { type Invoice, invoiceOf } from '../../kernel/consumptionTax.ts';
import { labelOf } from '../../kernel/fieldMeta.ts';
import { billClientId } from '../../people/client/billing.ts';
import { clientProfile } from '../../people/client/profile.ts';
import { type BillStatus, billStatuses, billStatusLabels } from '../../work/deal/billStatus.ts';
import { SUPPLEMENT } from '../invoice/paperNames.ts';
import type { BillProfile } from './billRow.ts';

/** The number of bills in one status, and the sum of their fees (yen, without tax). */
export type StatusFigures = { readonly count: number; readonly fees: number };
export type FiguresByStatus = Readonly<Record<BillStatus, StatusFigures>>;

/** A client's bills of one closing month (JST, `YYYY-MM`). They become one invoice. */
export type ClientMonth = {
  readonly month: string;
  readonly clientId: string;
  /** The name that lists show. */
  readonly clientName: string;
  readonly bills: FiguresByStatus;
  /** Settlements among claimed and unclaimed bills (yen, without tax). */
  readonly extras: number;
  /** The amounts of claimed and unclaimed bills. */
  readonly invoice: Invoice;
  /** The amounts of unclaimed bills: what an invoice would contain now. */
  readonly open: Invoice;
};

/** Bills with these statuses are billed at some time. Ignored bills are not. */
const invoiced = ['UNCLAIMED', 'CLAIMED'] as const satisfies readonly BillStatus[];

const added = (parts: readonly FiguresByStatus[]): FiguresByStatus => {
  const sum = (status: BillStatus): StatusFigures => ({
    count: parts.reduce((count, figures) => count + figures[status].count, 0),
    fees: parts.reduce((fees, figures) => fees + figures[status].fees, 0),
  });
  return { UNCLAIMED: sum('UNCLAIMED'), CLAIMED: sum('CLAIMED'), IGNORED: sum('IGNORED') };
};

export type Stretch = { readonly percent: number; readonly figures: FiguresByStatus };
const taxed = (stretches: readonly Stretch[], statuses: readonly BillStatus[]): Invoice =>
  invoiceOf(
    stretches
      .map(({ percent, figures }) => ({ percent, net: statuses.reduce((sum, status) => sum + figures[status].fees, 0) }))
      .filter(({ net }) => net > 0),
  );

type Settled = { readonly billStatus: BillStatus | null; readonly parts: readonly { readonly net: number; readonly percent: number }[] };

/** The settlements of a month by tax rate. Each counts once, at its first rate. */
export const settledStretches = (settled: readonly Settled[]): Stretch[] => {
  const parts = settled.flatMap(({ billStatus, parts }) =>
    parts.map((part, index) => ({ ...part, billStatus, count: index === 0 ? 1 : 0 })),
  );
  return [...Map.groupBy(parts, ({ percent }) => percent)].map(([percent, group]) => {
    const figuresIn = (status: BillStatus): StatusFigures => {
      const own = group.filter(({ billStatus }) => billStatus === status);
      return { count: own.reduce((sum, { count }) => sum + count, 0), fees: own.reduce((sum, { net }) => sum + net, 0) };
    };
    return { percent, figures: { UNCLAIMED: figuresIn('UNCLAIMED'), CLAIMED: figuresIn('CLAIMED'), IGNORED: figuresIn('IGNORED') } };
  });
};

/** Adds up stretches of a month and its settlements. One tax rate applies to each. */
export const monthOf = (
  deals: readonly Stretch[],
  settled: readonly Stretch[] = [],
): Pick<ClientMonth, 'bills' | 'extras' | 'invoice' | 'open'> => {
  const stretches = [...deals, ...settled];
  const extras = added(settled.map(({ figures }) => figures));
  return {
    bills: added(stretches.map(({ figures }) => figures)),
    extras: invoiced.reduce((sum, status) => sum + extras[status].fees, 0),
    invoice: taxed(stretches, invoiced),
    open: taxed(stretches, ['UNCLAIMED']),
  };
};

const { shape: profile } = clientProfile;

type Column = readonly [title: string, cell: (row: ClientMonth, profile: BillProfile) => string | number | null];

const ofStatus = (status: BillStatus): Column[] => [
  [`${billStatusLabels[status]}の件数`, ({ bills }) => bills[status].count],
  [`${billStatusLabels[status]}の報酬`, ({ bills }) => bills[status].fees],
];

/** The columns of a month's export, a row per client (docs/bills.md). New ones go to the end. */
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
  [`うち${SUPPLEMENT}（税抜）`, ({ extras }) => extras],
];
