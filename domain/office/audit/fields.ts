import { z } from 'zod';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { parties, reason, requestId } from '../../kernel/commonFields.ts';
import { labelled, month as storedMonth } from '../../kernel/fieldMeta.ts';
import { streamIdPattern } from '../../kernel/identifiers.ts';
import type { OfficePart } from '../../kernel/officeParts.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountingTables } from '../../money/accounting/programs.ts';
import { billStatuses } from '../../work/deal/billStatus.ts';

/** The stream of a member's reads on a day (JST). A new one each day limits its size. */
export const auditIdOf = (uid: string, at: number): string => `${uid}_${jstDate(at)}`;

/** The purposes of reading a history. `SEARCH`: a search by a complete e-mail address. */
export const readPurposes = ['VIEW', 'AS_OF', 'CSV', 'SEARCH'] as const;
/** The formats of a file of bills: CSV in one of two encodings, or an Excel workbook. */
export const billEncodings = ['UTF-8', 'SHIFT_JIS', 'XLSX'] as const;
export type BillEncoding = (typeof billEncodings)[number];
/**
 * The tables of an export: one row per bill, one row per client of a month, or the issued invoices
 * in a format of an accounting program.
 */
export const billTables = ['BILLS', 'CLIENTS', ...accountingTables] as const;
export type BillTable = (typeof billTables)[number];

/** The lists of people that members save as files: the part that reads each, and its noun. */
export const savedLists = {
  accounts: { part: 'people', noun: 'アカウント' },
  talents: { part: 'people', noun: 'キャスト' },
  reports: { part: 'requests', noun: '通報' },
  contacts: { part: 'requests', noun: 'お問い合わせ' },
  invoices: { part: 'bills', noun: '請求書' },
} as const satisfies Readonly<Record<string, { readonly part: OfficePart; readonly noun: string }>>;
export type SavedList = keyof typeof savedLists;
const savedListNames = Object.keys(savedLists) as [SavedList, ...SavedList[]];

/** The source of opened personal data: one event, or a document right after that event. */
export const openedScopes = ['EVENT', 'DOCUMENT'] as const;

export const auditFields = {
  requestId,
  /**
   * The name of a stream, `around-{jobId}` for everything around a job, or `search-none` for a
   * search for an address that no account has.
   */
  target: labelled('対象の記録', z.string().regex(streamIdPattern)),
  purpose: labelled('目的', z.enum(readPurposes)),
  version: labelled('版', z.int().min(1)),
  scope: labelled('範囲', z.enum(openedScopes)),
  reason,
  /** The accounts (uid) whose personal data was opened. */
  subjects: labelled('本人', z.array(identifier).max(10)),
  /** Whether the subjects can read the reason. Older reasons were not written for them. */
  told: labelled('本人への理由の表示', z.boolean()),
  /** A closing month (JST, `YYYY-MM`). */
  month: labelled('対象月', storedMonth.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  clientId: parties.clientId,
  status: labelled('状態', z.enum(billStatuses)),
  encoding: labelled('ファイルの形式', z.enum(billEncodings)),
  table: labelled('表', z.enum(billTables)),
  list: labelled('一覧', z.enum(savedListNames)),
  /** The filters as in an address, without typed words, which may be a name. */
  filter: labelled(
    '絞り込み',
    z
      .string()
      .max(300)
      .regex(/^[\w=&%.+-]*$/),
  ),
  hasWords: labelled('キーワードでの絞り込み', z.boolean()),
  count: labelled('件数', z.int().min(0)),
  total: labelled('合計', z.int().min(0), '円'),
  sha256: labelled('SHA-256', z.string().regex(/^[0-9a-f]{64}$/)),
  replaced: labelled('置き換えた文字', z.array(z.string()).max(1_000)),
};

/** The filter of the list of bills: closing month (JST), client, status. null: any. */
export const billFilter = z.strictObject({
  month: z.nullable(auditFields.month),
  clientId: z.nullable(identifier),
  status: z.nullable(auditFields.status),
});

export type BillFilter = z.infer<typeof billFilter>;

/** The account that owns a stream, as a list; empty for a stream that several share. */
export const ownerOf = (streamId: string): string[] => /^(?:account|talent|client|guardian|diary)-(.+)$/.exec(streamId)?.slice(1) ?? [];
