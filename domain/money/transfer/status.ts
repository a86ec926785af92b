import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { date, identifier, listOf } from '../../kernel/validation.ts';

/** `READY`: the payments are certain, and the file can be fetched. */
export const transferStatuses = ['ORDERED', 'READY', 'FETCHED'] as const;
export type TransferStatus = (typeof transferStatuses)[number];
export const transferLabels: Readonly<Record<TransferStatus, string>> = {
  ORDERED: '準備中',
  READY: 'ファイル作成済み',
  FETCHED: '銀行へ送信',
};

/** What two members order: the day, the payouts, and their sum (yen). */
export const transferFields = {
  day: labelled('振込日', date),
  payouts: labelled('支払い', listOf(identifier, businessRules.transferMax).min(1)),
  total: labelled('振込額の合計', z.int().min(0), '円'),
};
