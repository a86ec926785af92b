import { yenRange } from '#domain/kernel/format/numbers.ts';
import { noPrices, pricesOf } from '#domain/kernel/prices.ts';
import { amountsOf } from '#domain/work/deal/amounts.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Candidate } from '#web/entities/deal/candidates.ts';
import { hasTerms } from '#web/entities/deal/kinds.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { freeSeats } from '#web/entities/job/roles.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import css from './board.module.css';

type Part = { readonly label: string; readonly count: number; readonly from: number; readonly to: number };

type Props = {
  readonly job: Job;
  readonly concluded: readonly Candidate[];
  readonly offered: readonly Candidate[];
  readonly now: number;
};

/** What a job costs its client (yen, with tax): agreed, offered, and the seats that are left. */
export const JobCost = ({ job, concluded, offered, now }: Props) => {
  const prices = usePrices();
  if (!prices) return null;
  const totalOf = (fee: number, at: number, of = prices) => amountsOf(fee, at, 'client', of).total;
  const sumOf = (candidates: readonly Candidate[]) =>
    candidates.reduce(
      (sum, { deal }) => (hasTerms(deal) ? sum + totalOf(deal.fee, deal.scheduleToClose, pricesOf(deal, prices) ?? noPrices) : sum),
      0,
    );
  // A closed job takes no new cast.
  const left =
    job.status === 'CLOSED'
      ? []
      : freeSeats(
          job,
          [...concluded, ...offered].map(({ deal }) => deal.roleNo),
        );
  const sumLeft = (fee: 'feeMin' | 'feeMax') => left.reduce((sum, seats) => sum + seats.count * totalOf(seats[fee], at), 0);
  const at = job.endsAt ?? now;
  const [agreed, asked] = [sumOf(concluded), sumOf(offered)];
  const parts: readonly Part[] = [
    { label: '決まった', count: concluded.length, from: agreed, to: agreed },
    { label: 'オファー中', count: offered.length, from: asked, to: asked },
    { label: 'これから', count: left.reduce((sum, { count }) => sum + count, 0), from: sumLeft('feeMin'), to: sumLeft('feeMax') },
  ];
  if (parts.every(({ count }) => count === 0)) return null;
  const sum = (end: 'from' | 'to') => parts.reduce((total, part) => total + part[end], 0);
  return (
    <details className={css.cost}>
      <summary>
        費用の見込み <b className="figures unbroken">{yenRange(sum('from'), sum('to'))}</b>（税込）
      </summary>
      <Facts
        facts={parts
          .filter(({ count }) => count > 0)
          .map(({ label, count, from, to }) => ({ term: `${label} ${count}人`, value: `${yenRange(from, to)}（税込）` }))}
      />
      <p>報酬、サービス料、消費税の合計です。交通費と時間外は、お仕事のあとに加わります。</p>
    </details>
  );
};
