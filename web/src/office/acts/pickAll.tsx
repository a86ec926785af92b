import type { Picked } from '../deals/usePicked.ts';

type Props = { readonly picked: Pick<Picked<{ readonly id: string }>, 'rows' | 'all' | 'toggleAll'>; readonly shown: number };

/** Picks all rows that are shown, or none; in between while some are. */
export const PickAll = ({ picked: { rows, all, toggleAll }, shown }: Props) => (
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
);
