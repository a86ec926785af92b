import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { line } from '../../kernel/validation.ts';

const place = z.int().min(0).max(999);
const places = z.array(place).min(1).max(3);

/** Where the lines of a layout have their facts: numbers of columns from 0. */
export const statementColumns = z.strictObject({
  /** One column, or three for year, month and day. */
  at: labelled('日付の列', places),
  yen: labelled('入金額の列', place),
  /** One column for both directions: withdrawals are negative. */
  isSigned: labelled('出金はマイナス', z.boolean()),
  /** Says 入金 or 出金 (入払区分 1 or 2) for a column of amounts without signs. */
  direction: labelled('入金・出金の区分の列', place.nullable()),
  balance: labelled('残高の列', place.nullable()),
  /** In this order: a column that is empty in a line gives way to the next one. */
  payer: labelled('名義の列', places),
});

export type StatementColumns = z.infer<typeof statementColumns>;

/** What the files of a bank have in common: their headings, or the number of columns. */
export const layoutFields = {
  headings: labelled('見出し', line(4_000)),
  columns: labelled('列', statementColumns),
};

export const layoutIdOf = (headings: string): string => `layout-${fingerprint(headings)}`;
