import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import css from './search.module.css';

type Props = {
  readonly label: string;
  readonly count: number;
  readonly found: string | null;
  readonly failed: boolean;
  readonly children: ReactNode;
};

/** Filters on a phone: a sheet over the list, which follows every choice. */
export const FilterSheet = ({ label, count, found, failed, children }: Props) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? `${label}（${count}）` : label}
      </Button>
      {open ? (
        <Dialog
          title={label}
          place="bottom"
          onClose={close}
          actions={<Button onClick={close}>{found ? `${found}を見る` : failed ? '閉じる' : '検索しています…'}</Button>}
        >
          <div className={css.filters}>{children}</div>
        </Dialog>
      ) : null}
    </>
  );
};
