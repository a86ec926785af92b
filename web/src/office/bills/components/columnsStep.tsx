import { useState } from 'react';
import type { CsvRecord } from '#domain/kernel/format/csv.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import { type Chosen, chosenFor, columnsFor, type Role, roleOf, roles, withRole } from '../chosenColumns.ts';
import { type Layout, missingIn } from '../layout.ts';
import { type Columns, type Statement, statementOf, unreadText } from '../statement.ts';
import css from './invoices.module.css';

/** The lines of the file and the deposits that are shown. */
const SHOWN = 8;
const DEPOSITS_SHOWN = 3;

const Preview = ({ statement }: { readonly statement: Statement }) => {
  if ('fault' in statement) return <Notice tone="warning">{statement.fault}</Notice>;
  const { deposits, unread } = statement;
  return (
    <Stack>
      <p role="status">この列で、入金{deposits.length}件を読み取ります。</p>
      <ul className={`${css.lines} ${css.read} figures`} aria-label="読み取る入金">
        {deposits.slice(0, DEPOSITS_SHOWN).map(({ id, line, at, payer, yen }) => (
          <li key={id}>
            <span>
              {payer}
              <small className={css.balance}>
                {fullDay(at)}、{line}行目
              </small>
            </span>
            <b>{formatYen(yen)}</b>
          </li>
        ))}
      </ul>
      {unread.length > 0 ? <Notice tone="warning">{unreadText(unread)}</Notice> : null}
    </Stack>
  );
};

type Props = {
  readonly name: string;
  readonly layout: Layout;
  readonly columns: Columns;
  readonly onChosen: (columns: Columns) => void;
  readonly onClear: () => void;
};

export default function ColumnsStep({ name, layout: { width, head, body }, columns: first, onChosen, onClear }: Props) {
  const [chosen, setChosen] = useState<Chosen>(() => chosenFor(first));
  const columns = columnsFor(chosen);
  const missing = missingIn(columns);
  const statement = missing.length > 0 ? null : statementOf(body, columns);
  const choices: CsvRecord = { line: 0, cells: [] };
  const cellOf = (row: CsvRecord, column: number) =>
    row !== choices ? (
      row.cells[column]
    ) : (
      <select
        aria-label={`${column + 1}列目の内容`}
        className={css.choice}
        data-chosen={roleOf(chosen, column) !== null || undefined}
        value={roleOf(chosen, column) ?? ''}
        onChange={({ target }) => setChosen(withRole(chosen, column, (target.value as Role) || null))}
      >
        <option value="">使わない</option>
        {Object.entries(roles).map(([role, label]) => (
          <option key={role} value={role}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <Stack>
      <p>
        {`${name}：日付、入金額、名義の列を選んでください。出金がマイナスの列は「${roles.signed}」です。`}
        {`入金か出金かを示す列があれば、「${roles.direction}」に選んでください。`}
        残高の列があれば、一部の期間だけのファイルでも、同じ入金を見分けられます。
        名義の列が空欄の行では、2番目、3番目の列を使います。選んだ列は、担当者全員の取り込みで、同じ見出しのファイルに使います。
      </p>
      <DataTable
        label="ファイルの最初の行"
        className={css.columns}
        lead={{ rows: [choices], className: undefined }}
        rows={[...(head ? [head] : []), ...body.slice(0, SHOWN)]}
        keyOf={({ line }) => line}
        columns={[
          { head: '行', as: 'head', cell: (row) => (row === choices ? '内容' : row.line) },
          ...Array.from({ length: width }, (_, column) => ({
            head: `${column + 1}列目`,
            cell: (row: CsvRecord) => cellOf(row, column),
          })),
        ]}
      />
      {statement ? <Preview statement={statement} /> : <p role="status">{missing.join('、')}の列がまだ選ばれていません。</p>}
      <Row>
        <Button disabled={statement === null || 'fault' in statement} onClick={() => onChosen(columns)}>
          この列で読み取る
        </Button>
        <Button variant="outlined" onClick={onClear}>
          別のファイルを選ぶ
        </Button>
      </Row>
    </Stack>
  );
}
