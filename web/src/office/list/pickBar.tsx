import type { ReactNode } from 'react';
import css from './table.module.css';
import type { Picked } from './usePicked.ts';

type Props = {
  readonly picked: Pick<Picked<{ readonly id: string }>, 'rows' | 'all' | 'toggleAll'>;
  readonly shown: number;
  readonly children?: ReactNode;
};

/** Picks all shown rows or none; mixed while only some are picked. */
export const PickBar = ({ picked: { rows, all, toggleAll }, shown, children }: Props) => (
  <div className={`${css.bulk} ${css.noPrint}`}>
    <label>
      <input
        type="checkbox"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = rows.length > 0 && !all;
        }}
        onChange={toggleAll}
      />
      表示中の{shown}件をすべて選択
    </label>
    {rows.length > 0 ? children : null}
  </div>
);
