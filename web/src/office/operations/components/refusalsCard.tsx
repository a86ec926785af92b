import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';
import type { RefusalDay } from '#domain/operation/answers.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { SmallTable } from '../../smallTable.tsx';
import css from '../../table.module.css';
import { refusalRows } from '../refusalRows.ts';
import { aggregateTexts } from '../texts.ts';

const columns = ['対象', 'コード', '利用者への表示', '今日', '昨日'];

/** Commands that were refused, by code: what users meet often, and what nobody expected. */
export const RefusalsCard = ({ days }: { readonly days: readonly RefusalDay[] }) => {
  const rows = refusalRows(days);
  return (
    <Card title="エラーになった操作（今日・昨日）">
      {rows.length === 0 ? <p>エラーになった操作はありません。</p> : null}
      {rows.length > 0 ? (
        <SmallTable label="エラーになった操作" rows={rows} columns={columns} numbers={['今日', '昨日']}>
          {({ aggregate, code, today, yesterday }) => (
            <tr key={`${aggregate} ${code}`}>
              <td className={css.keep}>{aggregateTexts[aggregate] ?? aggregate}</td>
              <td className={css.keep}>{code}</td>
              <td>{errorMessages[code as ErrorCode] ?? ''}</td>
              <td className={`${css.number} figures`}>{today}</td>
              <td className={`${css.number} figures`}>{yesterday}</td>
            </tr>
          )}
        </SmallTable>
      ) : null}
    </Card>
  );
};
