/** The accounting programs with an import format for issued invoices. */
export const accountingTables = ['FREEE', 'MONEY_FORWARD', 'YAYOI'] as const;
export type AccountingTable = (typeof accountingTables)[number];

/** The name of each program and format. */
export const accountingLabels: Record<AccountingTable, string> = {
  FREEE: 'freee会計（取引インポート）',
  MONEY_FORWARD: 'マネーフォワード クラウド会計（仕訳帳）',
  YAYOI: '弥生会計（弥生インポート形式）',
};
