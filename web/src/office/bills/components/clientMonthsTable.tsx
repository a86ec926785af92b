import { Link } from 'react-router-dom';
import { type BillStatus, billStatuses, billStatusLabels } from '#domain/deal/billStatus.ts';
import type { ClientMonth } from '#domain/deal/clientMonth.ts';
import { formatYen } from '#domain/format/numbers.ts';
import table from '../../table.module.css';
import { totalsOf } from '../totals.ts';
import css from './clientMonths.module.css';

/** Where a client's bills of the month stand: the state with most to do, unless one is named. */
const billsOf = ({ month, clientId, bills }: ClientMonth, status?: BillStatus): string => {
  const tab = status ?? billStatuses.find((each) => bills[each].count > 0) ?? billStatuses[0];
  return `?${new URLSearchParams({ tab, month, client: clientId })}`;
};

const StatusCell = ({ row, status }: { readonly row: ClientMonth; readonly status: BillStatus }) => {
  const { count, fees } = row.bills[status];
  return (
    <td className={`${table.number} figures`} data-label={billStatusLabels[status]}>
      {count === 0 ? (
        <span className={css.none}>0件</span>
      ) : (
        <Link to={billsOf(row, status)}>
          <span className="visually-hidden">
            {row.clientName}の{billStatusLabels[status]}
          </span>
          {formatYen(fees)}
          <small>{count}件</small>
        </Link>
      )}
    </td>
  );
};

const TotalRow = ({ rows, all }: { readonly rows: readonly ClientMonth[]; readonly all: boolean }) => {
  const { bills, net, tax, total } = totalsOf(rows);
  return (
    <tr>
      <th scope="row" className={css.client}>
        {all ? '合計' : `表示中の${rows.length}件の合計`}
      </th>
      {bills.map(({ status, count, fees }) => (
        <td key={status} className={`${table.number} figures`} data-label={billStatusLabels[status]}>
          {formatYen(fees)}
          <small>{count}件</small>
        </td>
      ))}
      <td className={`${table.number} figures`} data-label="税抜合計">
        {formatYen(net)}
      </td>
      <td className={`${table.number} figures`} data-label="消費税">
        {formatYen(tax)}
      </td>
      <td className={`${table.number} ${css.total} figures`} data-label="税込合計">
        {formatYen(total)}
      </td>
    </tr>
  );
};

type Props = {
  readonly rows: readonly ClientMonth[];
  /** No more clients follow. */
  readonly all: boolean;
};

/** A month's clients: what is unclaimed, claimed and ignored, and what the invoice comes to; each leads to the client's bills. */
export const ClientMonthsTable = ({ rows, all }: Props) => (
  <div className={table.scroll}>
    <table className={`${table.table} ${css.cards}`}>
      <thead>
        <tr>
          <th scope="col">クライアント</th>
          {[...billStatuses.map((status) => billStatusLabels[status]), '税抜合計', '消費税', '税込合計'].map((title) => (
            <th key={title} scope="col" className={table.number}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.clientId}>
            <th scope="row" className={css.client}>
              <Link to={billsOf(row)}>{row.clientName}</Link>
            </th>
            {billStatuses.map((status) => (
              <StatusCell key={status} row={row} status={status} />
            ))}
            <td className={`${table.number} figures`} data-label="税抜合計">
              {formatYen(row.invoice.net)}
            </td>
            <td className={`${table.number} figures`} data-label="消費税">
              {formatYen(row.invoice.tax)}
              {row.invoice.rates.map(({ percent }) => (
                <small key={percent}>{percent}%</small>
              ))}
            </td>
            <td className={`${table.number} ${css.total} figures`} data-label="税込合計">
              {formatYen(row.invoice.total)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <TotalRow rows={rows} all={all} />
      </tfoot>
    </table>
  </div>
);
