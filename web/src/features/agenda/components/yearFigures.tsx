import { formatYen } from '#domain/kernel/format/numbers.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Payment, paymentLabels, yearSums } from '../payments.ts';
import css from './payments.module.css';

const order = ['expected', 'fixed', 'paid'] as const;

type Props = { readonly payments: readonly Payment[]; readonly year: string };

export const YearFigures = ({ payments, year }: Props) => {
  const sums = yearSums(payments, year);
  return (
    <Card title={`${year}年の受け取り額（税込）`}>
      <dl className={css.sums}>
        {order.map((state) => (
          <div key={state}>
            <dt>
              <i className={css[state]} />
              {paymentLabels[state]}
            </dt>
            <dd className="figures unbroken">{formatYen(sums[state])}</dd>
          </div>
        ))}
      </dl>
      <p className={css.soft}>お仕事の最後の日で数えた、源泉徴収前の額です。</p>
    </Card>
  );
};
