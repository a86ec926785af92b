import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import type { ClientMonth } from '#domain/money/bill/clientMonth.ts';
import { SUPPLEMENT } from '#domain/money/invoice/paperNames.ts';
import { type BillStatus, billStatuses, billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { type Column, DataTable } from '../../list/dataTable.tsx';
import { useMaySend } from '../../roles/roles.tsx';
import css from './clientMonths.module.css';

/** The totals of several clients; the tax is the sum of the invoices, each rounded on its own. */
const totalsOf = (rows: readonly ClientMonth[]) => {
  const sum = (amount: (row: ClientMonth) => number): number => rows.reduce((total, row) => total + amount(row), 0);
  return {
    bills: billStatuses.map((status) => ({
      status,
      count: sum(({ bills }) => bills[status].count),
      fees: sum(({ bills }) => bills[status].fees),
    })),
    extras: sum(({ extras }) => extras),
    net: sum(({ invoice }) => invoice.net),
    tax: sum(({ invoice }) => invoice.tax),
    total: sum(({ invoice }) => invoice.total),
  };
};

/** The list of a client's bills of the month, in the given state or the first with open work. */
const billsOf = ({ month, clientId, bills }: ClientMonth, status?: BillStatus): string => {
  const tab = status ?? billStatuses.find((each) => bills[each].count > 0) ?? billStatuses[0];
  return `?${new URLSearchParams({ tab, month, client: clientId })}`;
};

const StatusCell = ({ row, status }: { readonly row: ClientMonth; readonly status: BillStatus }) => {
  const { count, fees } = row.bills[status];
  if (count === 0) return <span className={css.none}>0件</span>;
  return (
    <Link to={billsOf(row, status)}>
      <span className="visually-hidden">
        {row.clientName}の{billStatusLabels[status]}
      </span>
      {formatYen(fees)}
      <small>{count}件</small>
    </Link>
  );
};

const Net = ({ net, extras }: { readonly net: number; readonly extras: number }) => (
  <>
    {formatYen(net)}
    {extras > 0 ? (
      <small>
        うち{SUPPLEMENT} {formatYen(extras)}
      </small>
    ) : null}
  </>
);

type Props = {
  readonly rows: readonly ClientMonth[];
  /** Whether the last page is loaded. */
  readonly all: boolean;
  readonly onIssue: (row: ClientMonth) => void;
};

export const ClientMonthsTable = ({ rows, all, onIssue }: Props) => {
  const sums = totalsOf(rows);
  const maySend = useMaySend();
  const amount = { as: 'number', named: true } as const;
  const columns: readonly Column<ClientMonth>[] = [
    {
      head: 'クライアント',
      as: 'head',
      className: css.client,
      cell: (row) => <Link to={billsOf(row)}>{row.clientName}</Link>,
      foot: all ? '合計' : `表示中の${rows.length}件の合計`,
    },
    ...sums.bills.map(({ status, count, fees }) => ({
      ...amount,
      head: billStatusLabels[status],
      cell: (row: ClientMonth) => <StatusCell row={row} status={status} />,
      foot: (
        <>
          {formatYen(fees)}
          <small>{count}件</small>
        </>
      ),
    })),
    {
      ...amount,
      head: '税抜合計',
      cell: ({ invoice, extras }) => <Net net={invoice.net} extras={extras} />,
      foot: <Net net={sums.net} extras={sums.extras} />,
    },
    {
      ...amount,
      head: '消費税',
      cell: ({ invoice: { tax, rates } }) => (
        <>
          {formatYen(tax)}
          {rates.map(({ percent }) => (
            <small key={percent}>{percent}%</small>
          ))}
        </>
      ),
      foot: formatYen(sums.tax),
    },
    { ...amount, head: '税込合計', className: css.total, cell: ({ invoice }) => formatYen(invoice.total), foot: formatYen(sums.total) },
  ];
  return (
    <DataTable
      label="クライアント別の集計の表"
      className={css.cards}
      rows={rows}
      keyOf={({ clientId }) => clientId}
      columns={columns}
      actsOf={(row) =>
        row.bills.UNCLAIMED.count > 0 && maySend('invoice', 'issue')
          ? [{ label: '請求書を発行', name: `${row.clientName}の請求書を発行`, onAct: () => onIssue(row) }]
          : []
      }
    />
  );
};
