/**
 * The programs of accounting that issued invoices can be handed over to, each with a table of its
 * own.
 */
export const accountingTables = ['FREEE', 'MONEY_FORWARD', 'YAYOI'] as const;
export type AccountingTable = (typeof accountingTables)[number];

export const accountingLabels: Record<AccountingTable, string> = {
  FREEE: 'freee会計（取引インポート）',
  MONEY_FORWARD: 'マネーフォワード クラウド会計（仕訳帳）',
  YAYOI: '弥生会計（弥生インポート形式）',
};
