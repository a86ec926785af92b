import { z } from 'zod';
import { billStatuses } from '../deal/billStatus.ts';
import { accountingTables } from '../invoice/accountingTables.ts';
import { parties, reason, requestId } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { identifier } from '../kernel/validation.ts';

/** What a history was read for; `SEARCH`: an account was found by its whole address. */
export const readPurposes = ['VIEW', 'AS_OF', 'CSV', 'SEARCH'] as const;
/** What a file of bills is: CSV in one of two encodings, or an Excel workbook. */
export const billEncodings = ['UTF-8', 'SHIFT_JIS', 'XLSX'] as const;
export type BillEncoding = (typeof billEncodings)[number];
/**
 * A row per bill; or a month's with a row per client, or with its issued invoices for a program of
 * accounting.
 */
export const billTables = ['BILLS', 'CLIENTS', ...accountingTables] as const;
export type BillTable = (typeof billTables)[number];

/**
 * Whether personal data was opened as one event says it, or as a person's document said it right
 * after that event.
 */
export const openedScopes = ['EVENT', 'DOCUMENT'] as const;

/**
 * What is recorded of a look at a history, of opened personal data, and of an exported file of
 * bills.
 */
export const auditFields = {
  requestId,
  /** A stream's name, or `around-{jobId}`: everything around a job. */
  target: labelled('対象の記録', z.string().regex(/^[a-z]+-[\w.-]{1,300}$/)),
  purpose: labelled('目的', z.enum(readPurposes)),
  version: labelled('版', z.int().min(1)),
  scope: labelled('範囲', z.enum(openedScopes)),
  reason,
  /** Whose personal data was opened: accounts, by uid. */
  subjects: labelled('本人', z.array(identifier).max(10)),
  /** Whether they read the reason; it was not asked for with that in mind before. */
  told: labelled('本人への理由の表示', z.boolean()),
  /** A closing month in Japan, `YYYY-MM`. */
  month: labelled('対象月', z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  clientId: parties.clientId,
  status: labelled('状態', z.enum(billStatuses)),
  encoding: labelled('ファイルの形式', z.enum(billEncodings)),
  table: labelled('表', z.enum(billTables)),
  count: labelled('件数', z.int().min(0)),
  total: labelled('合計', z.int().min(0), '円'),
  sha256: labelled('SHA-256', z.string().regex(/^[0-9a-f]{64}$/)),
  replaced: labelled('置き換えた文字', z.array(z.string()).max(1_000)),
};
