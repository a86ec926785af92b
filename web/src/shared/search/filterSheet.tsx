import Button from '@mui/material/Button';
import { type ReactNode, useId, useRef } from 'react';
import css from './search.module.css';

type Props = {
  readonly label: string;
  readonly count: number;
  readonly found: string | null;
  readonly failed: boolean;
  readonly children: ReactNode;
};

/** Filters on a phone: a sheet from below over the list, which follows every choice behind it. */
export const FilterSheet = ({ label, count, found, failed, children }: Props) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => sheet.current?.close();
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        {count > 0 ? `${label}（${count}）` : label}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet closes it; the keyboard has Escape and the button */}
      <dialog ref={sheet} className={css.sheet} aria-labelledby={id} onClick={({ target }) => target === sheet.current && close()}>
        <div className={css.sheetBody}>
          <h2 id={id}>{label}</h2>
          <div className={css.filters}>{children}</div>
          <Button fullWidth onClick={close}>
            {found ? `${found}を見る` : failed ? '閉じる' : '検索しています…'}
          </Button>
        </div>
      </dialog>
    </>
  );
};
