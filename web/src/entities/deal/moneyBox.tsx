import { type ReactNode, useId } from 'react';
import { formatYen, yenRange } from '#domain/kernel/format/numbers.ts';
import type { Prices } from '#domain/kernel/priceFields.ts';
import { type AmountRow, amountRows, totalLabels } from '#domain/work/deal/amounts.ts';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import type { Side } from './kinds.ts';
import css from './moneyBox.module.css';

/** The parts of an amount: the whole sum last. */
const Parts = ({ rows }: { readonly rows: readonly AmountRow[] }) => (
  <dl className="figures">
    {rows.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd className="unbroken">{value}</dd>
      </div>
    ))}
  </dl>
);

/** How an amount differs from the earlier one: 「−¥13,200」. */
const differenceText = (yen: number): string => `${yen < 0 ? '−' : '+'}${formatYen(Math.abs(yen))}`;

type Props = {
  readonly side: Side;
  /** Yen without tax; null if nobody has named it. */
  readonly fee: number | null;
  readonly scheduleToClose: number | null;
  /** As `amountRows` takes them. */
  readonly prices: Prices | null | undefined;
  /** What the amount is: 見積もり, 成立. */
  readonly state: string;
  /** Both sides are bound to it. */
  readonly isAgreed: boolean;
  /** The fee before a change that is not agreed yet. */
  readonly feeBefore?: number | null;
  /** The highest fee, if only a range is known. */
  readonly feeMax?: number;
  /** When and how it is paid, or why it is not known. */
  readonly children?: ReactNode;
  /** The parts stand open: where the amount is typed or confirmed. */
  readonly isOpen?: boolean;
};

/** The one form in which a deal's money is shown: the sum, when it is paid, and how it adds up. */
export const MoneyBox = ({ side, fee, scheduleToClose, prices, state, isAgreed, feeBefore, feeMax, children, isOpen = false }: Props) => {
  const id = useId();
  const isKnown = fee !== null && scheduleToClose !== null;
  const rowsOf = (yen: number) => (isKnown ? amountRows(yen, scheduleToClose, side, prices) : []);
  const rows = rowsOf(fee ?? 0);
  const whole = rows.find(({ name }) => name === 'total');
  if (isKnown && !whole) return <SkeletonBlock height={isOpen ? 248 : 168} />;
  const before = typeof feeBefore === 'number' && feeBefore !== fee ? rowsOf(feeBefore).at(-1) : undefined;
  const most = feeMax === undefined || feeMax === fee ? undefined : rowsOf(feeMax).at(-1);
  return (
    <section className={isAgreed ? css.box : `${css.box} ${css.open}`} aria-labelledby={id}>
      <div className={css.answer}>
        <h2 id={id} className={css.head}>
          {whole?.label ?? totalLabels[side]}
          <StatusChip tone={isAgreed ? 'good' : 'theirs'} label={state} />
        </h2>
        <p className={`${css.sum} figures`}>
          {before && whole ? (
            <>
              <s>
                <span className="visually-hidden">今の額</span>
                {before.value}
              </s>
              <span className="visually-hidden">変更後の額</span>
            </>
          ) : null}
          <span className="unbroken">{whole ? yenRange(whole.yen, most?.yen ?? whole.yen) : '¥—'}</span>
          {before && whole ? <span className={css.difference}>{differenceText(whole.yen - before.yen)}</span> : null}
        </p>
        {children ? <div className={css.when}>{children}</div> : null}
      </div>
      {isKnown && isOpen ? (
        <div className={css.parts}>
          <Parts rows={rows} />
        </div>
      ) : null}
      {isKnown && !isOpen && !most ? (
        <details className={css.parts}>
          <summary>報酬 {formatYen(fee)}（税抜）からの計算</summary>
          <Parts rows={rows} />
        </details>
      ) : null}
    </section>
  );
};
