import { billStatuses } from '#domain/deal/billStatus.ts';
import type { ClientMonth } from '#domain/deal/clientMonth.ts';

/** What some clients' months come to together: the tax is that of their invoices, each rounded for itself. */
export const totalsOf = (rows: readonly ClientMonth[]) => {
  const sum = (amount: (row: ClientMonth) => number): number => rows.reduce((total, row) => total + amount(row), 0);
  return {
    bills: billStatuses.map((status) => ({
      status,
      count: sum(({ bills }) => bills[status].count),
      fees: sum(({ bills }) => bills[status].fees),
    })),
    net: sum(({ invoice }) => invoice.net),
    tax: sum(({ invoice }) => invoice.tax),
    total: sum(({ invoice }) => invoice.total),
  };
};
