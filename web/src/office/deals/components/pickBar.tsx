import { Button } from '#web/shared/ui/button.tsx';
import { PickAll } from '../../acts/pickAll.tsx';
import css from '../../table.module.css';
import type { Picked } from '../usePicked.ts';

type Props = {
  readonly picked: Pick<Picked<{ readonly id: string }>, 'rows' | 'all' | 'toggleAll'>;
  readonly shown: number;
  readonly onApprove: () => void;
};

/** Above a queue: everything shown at once, and what is done with what was picked. */
export const PickBar = ({ picked, shown, onApprove }: Props) => (
  <div className={css.bulk}>
    <PickAll picked={picked} shown={shown} />
    {picked.rows.length > 0 ? (
      <Button size="small" onClick={onApprove}>
        選択した{picked.rows.length}件を承認する
      </Button>
    ) : null}
  </div>
);
