import Button from '@mui/material/Button';
import css from '../../table.module.css';
import type { Picked } from '../usePicked.ts';

type Props = {
  readonly picked: Pick<Picked<{ readonly id: string }>, 'rows' | 'all' | 'toggleAll'>;
  readonly shown: number;
  readonly onApprove: () => void;
};

/** Above a queue: everything shown at once, and what is done with what was picked. */
export const PickBar = ({ picked: { rows, all, toggleAll }, shown, onApprove }: Props) => (
  <div className={css.bulk}>
    <label>
      <input type="checkbox" checked={all} onChange={toggleAll} />
      表示中の{shown}件をすべて選択
    </label>
    {rows.length > 0 ? (
      <Button size="small" onClick={onApprove}>
        選択した{rows.length}件を承認する
      </Button>
    ) : null}
  </div>
);
