import { jstDate } from '../../kernel/calendar/instants.ts';
import { labelOf } from '../../kernel/fieldMeta.ts';
import { billClientId } from '../../people/client/billing.ts';
import { clientProfile } from '../../people/client/profile.ts';
import type { BillStatus } from '../../work/deal/billStatus.ts';
import { billedOf, billStatusLabels } from '../../work/deal/billStatus.ts';
import { dealFields } from '../../work/deal/fields.ts';
import type { BillOrder } from '../invoice/content.ts';
import { SUPPLEMENT } from '../invoice/paperNames.ts';
import { addresseeLines } from '../invoice/recipient.ts';
import { orderFields } from '../order/fields.ts';

/**
 * A row of the bills: a closed deal, with its settlement if both are billed together, or a
 * settlement alone. Amounts in yen without tax, times in ms.
 */
export type Bill = {
  readonly kind: 'offer' | 'entry';
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly talentId: string;
  readonly talentName: string;
  /** The fee, and the operator's service fee. Both are 0 for a settlement alone. */
  readonly fee: number;
  readonly serviceFee: number;
  /** Overtime and expenses; 0 for none. */
  readonly extra: number;
  /** The row is the bill of a settlement alone. Only an invoice claims it. */
  readonly isSupplement: boolean;
  /** The deal was cancelled, and `fee` is the cancellation fee. */
  readonly cancelled: boolean;
  /** When the deal was closed, or a settlement alone was fixed. */
  readonly closedAt: number;
  /** The month (JST, `YYYY-MM`) in which the row is billed. */
  readonly month: string;
  readonly billStatus: BillStatus;
  readonly billId: string | null;
  readonly billApplyedAt: number | null;
  /** The fee was changed before the deal was closed. It cannot change after that. */
  readonly feeChanged: boolean;
  /** PO number and other addressee of its deal; null without an order. */
  readonly order: BillOrder | null;
};

type Claimed = Pick<Bill, 'month' | 'billStatus' | 'billId'>;
/**
 * Whether a settlement is part of its deal's row: both are billed in one month, in one state and
 * under one number. Otherwise it has a row of its own, for example as a supplement of an invoice.
 */
export const isOneBill = (deal: Claimed, settled: { readonly [Key in keyof Claimed]: Claimed[Key] | null }): boolean =>
  deal.month === settled.month && deal.billStatus === settled.billStatus && deal.billId === settled.billId;

/** A bill in the office's list, with the customer number of the client in the accounting system. */
export type ListedBill = Bill & {
  readonly billClientId: string | null;
  readonly isBillable: boolean;
  /**
   * Name of the member who claimed the bill or decided not to; null until one of the two happens.
   */
  readonly doneBy: string | null;
};

/** The recipient of a bill. Empty texts after the client has left without a record. */
export type BillProfile = {
  readonly billClientId: string | null;
  readonly company: string;
  readonly department: string;
  readonly name: string;
  readonly phone: string;
  readonly postalCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
  readonly buildingName: string;
  readonly isBillable: boolean;
};

/** The number of bills and the sum of their amounts (yen, without tax). */
export type BillTotals = { readonly count: number; readonly total: number };

/** The most bills of a kind that a list without a month adds up. */
export const BILLS_SUMMED_MAX = 10_000;
/**
 * Totals beside a list. With `isMore` the filter finds more bills than are added up: `count` is a
 * lower bound, and `total` is of no use.
 */
export type ListTotals = BillTotals & {
  /** Settlements among them: each is a bill, also in the row of its deal. */
  readonly settled: BillTotals;
  readonly isMore: boolean;
};

/** A date (JST, `YYYY-MM-DD`) in a file: a date in a workbook, this text in CSV. */
export type DateCell = { readonly date: string };
/** One cell of an exported file; null is an empty cell. */
export type FileCell = string | number | null | DateCell;

const { shape: profile } = clientProfile;
const { shape: company } = profile.company;
const { shape: address } = company.address;

type Column = readonly [title: string, cell: (bill: Bill, profile: BillProfile, doneBy: string | null) => FileCell];

/**
 * The columns of the export of bills, in order; docs/bills.md defines them. Other programs read the
 * titles: a title never changes, and a new column goes to the end.
 */
export const billColumns: readonly Column[] = [
  ['取引番号', ({ id }) => id],
  ['種別', ({ kind }) => (kind === 'offer' ? 'オファー' : 'エントリー')],
  ['完了日', ({ closedAt }) => ({ date: jstDate(closedAt) })],
  ['お仕事番号', ({ jobId }) => jobId],
  [labelOf(dealFields.jobId), ({ jobTitle }) => jobTitle],
  ['クライアント番号', ({ clientId }) => clientId],
  [labelOf(billClientId), (_, { billClientId }) => billClientId],
  [labelOf(company.name), (_, { company }) => company],
  [labelOf(profile.department), (_, { department }) => department],
  ['担当者名', (_, { name }) => name],
  [labelOf(address.postalCode), (_, { postalCode }) => postalCode],
  [labelOf(address.prefecture), (_, { prefecture }) => prefecture],
  [labelOf(address.city), (_, { city }) => city],
  ['番地', (_, { street }) => street],
  [labelOf(address.buildingName), (_, { buildingName }) => buildingName],
  [labelOf(company.phone), (_, { phone }) => phone],
  ['キャスト番号', ({ talentId }) => talentId],
  [labelOf(dealFields.talentId), ({ talentName }) => talentName],
  ['報酬', ({ fee }) => fee],
  ['報酬変更', ({ feeChanged }) => (feeChanged ? 'あり' : '')],
  ['請求の状態', ({ billStatus }) => billStatusLabels[billStatus]],
  [labelOf(dealFields.billId), ({ billId }) => billId],
  ['請求日', ({ billApplyedAt }) => (billApplyedAt === null ? null : { date: jstDate(billApplyedAt) })],
  ['区分', ({ cancelled, isSupplement }) => (isSupplement ? SUPPLEMENT : cancelled ? '取消料' : '報酬')],
  ['処理した担当者', (_bill, _profile, doneBy) => doneBy],
  ['サービス料', ({ serviceFee }) => serviceFee],
  ['請求額（税抜）', (bill) => billedOf(bill)],
  [`${SUPPLEMENT}（税抜）`, ({ extra }) => extra],
  ['請求月', ({ month }) => month],
  [labelOf(orderFields.poNumber), ({ order }) => order?.poNumber || null],
  [labelOf(orderFields.addressee), ({ order }) => (order?.addressee ? addresseeLines(order.addressee).join(' ') : null)],
];
