import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';
import type { RefusalDay } from '#domain/operation/answers.ts';
import { Card } from '#web/shared/ui/card.tsx';
import css from '../../table.module.css';
import { refusalRows } from '../refusalRows.ts';
import { aggregateTexts } from '../texts.ts';

/** Commands that were refused, by code: what users meet often, and what nobody expected. */
export const RefusalsCard = ({ days }: { readonly days: readonly RefusalDay[] }) => {
  const rows = refusalRows(days);
  return (
    <Card title="断られた操作（今日と昨日）">
      {rows.length === 0 ? <p>断られた操作はありません。</p> : null}
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
        <section className={css.scroll} aria-label="断られた操作の表" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">対象</th>
                <th scope="col">コード</th>
                <th scope="col">利用者への表示</th>
                <th scope="col" className={css.number}>
                  今日
                </th>
                <th scope="col" className={css.number}>
                  昨日
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ aggregate, code, today, yesterday }) => (
                <tr key={`${aggregate} ${code}`}>
                  <td className={css.keep}>{aggregateTexts[aggregate] ?? aggregate}</td>
                  <td className={css.keep}>{code}</td>
                  <td>{errorMessages[code as ErrorCode] ?? ''}</td>
                  <td className={`${css.number} figures`}>{today}</td>
                  <td className={`${css.number} figures`}>{yesterday}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Card>
  );
};
