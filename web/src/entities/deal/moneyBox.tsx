import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatYen, yenDifference, yenRange } from '#domain/kernel/format/numbers.ts';
import type { Prices } from '#domain/kernel/priceFields.ts';
import type { Taxes } from '#domain/money/payee/fields.ts';
import { type ArrivalRow, arrivalLabel, arrivalRows } from '#domain/money/payout/arrival.ts';
import { amountRows, totalLabels, withExtra } from '#domain/work/deal/amounts.ts';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import css from './moneyBox.module.css';

const Parts = ({ rows }: { readonly rows: readonly ArrivalRow[] }) => (
  <dl className="figures">
    {rows.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd className="unbroken">{value}</dd>
      </div>
    ))}
  </dl>
);

type BoxProps = {
  readonly label: string;
  /** What the amount is: 見積もり, 成立. */
  readonly state: ComponentProps<typeof StatusChip>;
  /** Both sides are bound to it. */
  readonly isAgreed: boolean;
  readonly sum: ReactNode;
  /** When and how it is paid. */
  readonly children?: ReactNode;
  /** How it adds up, as a list. */
  readonly parts: ReactNode;
  /** The heading of folded parts; null if they stand open. */
  readonly folded?: string | null;
};

export const AmountBox = ({ label, state, isAgreed, sum, children, parts, folded = null }: BoxProps) => {
  const id = useId();
  return (
    <section className={isAgreed ? css.box : `${css.box} ${css.open}`} aria-labelledby={id}>
      <div className={css.answer}>
        <h2 id={id} className={css.head}>
          {label}
          <StatusChip {...state} />
        </h2>
        <p className={`${css.sum} figures`}>{sum}</p>
        {children ? <div className={css.when}>{children}</div> : null}
      </div>
      {parts && folded === null ? <div className={css.parts}>{parts}</div> : null}
      {parts && folded !== null ? (
        <details className={css.parts}>
          <summary>{folded}</summary>
          {parts}
        </details>
      ) : null}
    </section>
  );
};

/**
 * Who reads the money of a deal, with what was settled after the work: a client with tax in yen, a
 * cast as the parts of the statement. `taxes` is undefined until the cast's settings are read.
 */
export type MoneyReader =
  | { readonly side: 'client'; readonly extra?: number }
  | {
      readonly side: 'talent';
      readonly taxes: Taxes | undefined;
      readonly settled?: Parameters<typeof arrivalRows>[3];
    };

type Props = {
  readonly reader: MoneyReader;
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

/** The parts for a reader; no total until all of it is read. */
const rowsFor = (reader: MoneyReader, fee: number, scheduleToClose: number, prices: Props['prices']): readonly ArrivalRow[] => {
  if (reader.side === 'client') return withExtra(amountRows(fee, scheduleToClose, 'client', prices), reader.extra ?? 0);
  return reader.taxes ? arrivalRows(fee, scheduleToClose, prices, reader.settled ?? [], reader.taxes) : [];
};

/** The one form in which a deal's money is shown: the sum, when it is paid, and how it adds up. */
export const MoneyBox = ({ reader, fee, scheduleToClose, prices, state, isAgreed, feeBefore, feeMax, children, isOpen = false }: Props) => {
  const isKnown = fee !== null && scheduleToClose !== null;
  const rowsOf = (yen: number) => (isKnown ? rowsFor(reader, yen, scheduleToClose, prices) : []);
  const rows = rowsOf(fee ?? 0);
  const whole = rows.find(({ name }) => name === 'total');
  if (isKnown && !whole) return <SkeletonBlock height={isOpen ? 248 : 168} />;
  const before = typeof feeBefore === 'number' && feeBefore !== fee ? rowsOf(feeBefore).at(-1) : undefined;
  const most = feeMax === undefined || feeMax === fee ? undefined : rowsOf(feeMax).at(-1);
  const sum = (
    <>
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
      {before && whole ? <span className={css.difference}>{yenDifference(whole.yen - before.yen)}</span> : null}
    </>
  );
  return (
    <AmountBox
      label={whole?.label ?? (reader.side === 'client' ? totalLabels.client : arrivalLabel)}
      state={{ tone: isAgreed ? 'good' : 'theirs', label: state }}
      isAgreed={isAgreed}
      sum={sum}
      parts={isKnown && (isOpen || !most) ? <Parts rows={rows} /> : null}
      folded={isOpen ? null : `報酬 ${formatYen(fee ?? 0)}（税抜）からの計算`}
    >
      {children}
    </AmountBox>
  );
};
