import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { formatYen, signedYen } from '#domain/kernel/format/numbers.ts';
import { longDate, longTime, shortDay } from '#domain/kernel/format/times.ts';
import { hintInWords } from '#domain/money/payee/fields.ts';
import { agreementLabels } from '#domain/money/payout/fields.ts';
import { payoutRows } from '#domain/money/payout/payoutPaper.ts';
import { lineLabels } from '#domain/money/payout/statement.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { payoutChip } from './payouts.ts';
import css from './statement.module.css';

const factsOf = ({ payBy, agreedAt, agreedBy, agreeBy, status, day, to, paidOn, registration }: Payout): readonly Fact[] => [
  { term: 'お支払期限', value: longDate(startOfJstDay(payBy)) },
  ...(status === 'FIXED' ? [{ term: '確認の期限', value: longTime(agreeBy) }] : []),
  ...(agreedAt !== null && agreedBy !== null ? [{ term: '同意', value: `${agreementLabels[agreedBy]}（${longTime(agreedAt)}）` }] : []),
  ...(day !== null && to !== null
    ? [
        { term: '振込日', value: longDate(startOfJstDay(day)) },
        { term: '振込先', value: hintInWords(to) },
      ]
    : []),
  ...(paidOn === null ? [] : [{ term: '支払済', value: longDate(startOfJstDay(paidOn)) }]),
  { term: '登録番号', value: registration ?? 'なし' },
];

type Props = {
  readonly payout: Payout;
  readonly acts?: ReactNode;
  /** The page of a line's deal; null without one. */
  readonly pageOf?: (deal: string) => string | null;
};

export const Statement = ({ payout, acts, pageOf }: Props) => {
  const { lines, titles, objection, answer, failure, total } = payout;
  return (
    <Stack>
      <div className={css.head}>
        <p>
          振り込む額
          <b className="figures unbroken">{formatYen(total)}</b>
        </p>
        <StatusChip {...payoutChip(payout)} />
      </div>
      <Facts facts={factsOf(payout)} />
      {objection === null ? null : <Notice tone={payout.status === 'OBJECTED' ? 'warning' : 'info'}>異議：{objection}</Notice>}
      {answer === null ? null : <Notice>事務局の回答：{answer}</Notice>}
      {failure === null ? null : <Notice tone="warning">振り込めませんでした：{failure}</Notice>}
      {acts}
      <table className={`${css.lines} figures`}>
        <caption>お仕事ごとの報酬（税抜）と、振り込む額の計算</caption>
        <tbody>
          {lines.map(({ deal, kind, day, net }, at) => {
            const page = pageOf?.(deal);
            const title = `${titles?.[at] ?? 'お仕事'}${lineLabels[kind]}`;
            return (
              <tr key={deal}>
                <th scope="row">
                  {shortDay(day)} {page ? <Link to={page}>{title}</Link> : title}
                </th>
                <td>{formatYen(net)}</td>
              </tr>
            );
          })}
        </tbody>
        <tbody>
          {payoutRows(payout).map(([label, yen]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{signedYen(yen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
};
