import { Link } from 'react-router-dom';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatCount, formatYen } from '#domain/kernel/format/numbers.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { Bar } from '../../list/bar.tsx';
import { known } from '../../list/texts.ts';
import { TimeLeft } from '../../list/timeLeft.tsx';
import { byColleague } from '../dayGroups.ts';
import css from '../homeScreen.module.css';
import { DAYS_AHEAD, INVOICES_MAX, invoicedOf, useDailyFigures, useMoney, useNearJobs } from '../queries/day.ts';
import type { WaitingRow } from '../queries/waitingRows.ts';

/** 「10月」 */
const monthName = (month: string): string => `${Number(month.slice(5))}月`;

const billsAt = (tab: Readonly<Record<string, string>>): string => `${href('officeBills')}?${new URLSearchParams(tab)}`;

type FigureRow = readonly [label: string, value: string, to?: string];

const Figures = ({ rows }: { readonly rows: readonly FigureRow[] }) => (
  <dl className={`${css.parts} figures`}>
    {rows.map(([label, value, to]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
      </div>
    ))}
  </dl>
);

const Part = ({ tone, label, yen }: { readonly tone: string; readonly label: string; readonly yen: number }) => (
  <div data-tone={tone}>
    <dt>{label}</dt>
    <dd>{formatYen(yen)}</dd>
  </div>
);

export const MoneyCard = ({ today }: { readonly today: string }) => {
  const { month, monthly, unpaid, unbilled } = useMoney(today);
  const { count, total, paid, open, late } = invoicedOf(monthly.rows);
  const overdue = unpaid.rows.filter(({ status }) => status === 'OVERDUE');
  return (
    <Card title={`${monthName(month)}分の請求（税込）`} action={<Link to={billsAt({ tab: 'INVOICES' })}>請求書の一覧</Link>}>
      <p className={`${css.sum} figures`}>{known(monthly.query, () => formatYen(total))}</p>
      <p className={css.note}>{known(monthly.query, (rows) => `${rows.length < INVOICES_MAX ? '' : '先頭の'}${formatCount(count)}通`)}</p>
      {total > 0 ? (
        <>
          <Bar
            parts={[
              ['good', paid],
              ['open', open],
              ['late', late],
            ]}
          />
          <dl className={`${css.parts} figures`}>
            <Part tone="good" label="入金済み" yen={paid} />
            <Part tone="open" label="期限内" yen={open} />
            <Part tone="late" label="期限超過" yen={late} />
          </dl>
        </>
      ) : null}
      <Figures
        rows={[
          [
            '期限超過（全期間）',
            known<unknown>(unpaid.query, () => `${overdue.length}通 ${formatYen(invoicedOf(overdue).late)}`),
            billsAt({ tab: 'INVOICES', state: 'overdue' }),
          ],
          [
            '未請求（税抜）',
            known(unbilled, ({ count: bills, total: sum }) => `${formatCount(bills)}件 ${formatYen(sum)}`),
            billsAt({ tab: 'UNCLAIMED' }),
          ],
        ]}
      />
    </Card>
  );
};

export const MonthCard = ({ today }: { readonly today: string }) => {
  const { query, month } = useDailyFigures(today);
  const { offersConcluded = 0, entriesConcluded = 0, closedFees = 0 } = month;
  return (
    <Card title={`${monthName(today.slice(0, 7))}の取引`} action={<Link to={href('officeFigures')}>集計</Link>}>
      <Figures
        rows={[
          ['成立した取引', known(query, () => `${formatCount(offersConcluded + entriesConcluded)}件`)],
          ['完了した報酬（税抜）', known(query, () => formatYen(closedFees))],
        ]}
      />
    </Card>
  );
};

export const WorkCard = ({ today }: { readonly today: string }) => (
  <Card title={`${DAYS_AHEAD}日以内のお仕事`}>
    <Listed list={useNearJobs(today)} skeleton={<RowSkeletons count={2} />} none={<p>{DAYS_AHEAD}日以内に始まるお仕事はありません。</p>}>
      {(jobs) => (
        <ul className={css.days}>
          {jobs.map(({ id, title, startsAt, concluded, numberOfPeople }) => (
            <li key={id}>
              <span>{shortDay(jstDate(startsAt))}</span>
              <Link to={href('officeJob', { jobId: id })}>{title}</Link>
              <span>
                <Bar
                  parts={[
                    ['good', concluded],
                    ['later', Math.max(0, numberOfPeople - concluded)],
                  ]}
                />
                成立{concluded}／募集{numberOfPeople}名
              </span>
            </li>
          ))}
        </ul>
      )}
    </Listed>
  </Card>
);

export const ColleaguesCard = ({
  rows,
  uid,
  now,
}: {
  readonly rows: readonly WaitingRow[];
  readonly uid: string;
  readonly now: number;
}) => {
  const colleagues = byColleague(rows, uid);
  return (
    <Card title="同僚の担当">
      {colleagues.length === 0 ? (
        <p>ほかの担当者が引き受けている仕事はありません。</p>
      ) : (
        <ul className={`${css.days} ${css.colleagues}`}>
          {colleagues.map(([colleague, [first, ...more]]) =>
            first ? (
              <li key={colleague}>
                <Colleague uid={colleague} />
                <Link to={first.to}>{first.name}</Link>
                <span>
                  <TimeLeft due={first.due} now={now} />
                  {more.length > 0 ? `・ほか${more.length}件` : ''}
                </span>
              </li>
            ) : null,
          )}
        </ul>
      )}
    </Card>
  );
};
