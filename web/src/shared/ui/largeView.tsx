import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import css from './largeView.module.css';

export type LargeItem = { readonly key: string; readonly content: ReactNode; readonly caption: string };
type Props = {
  readonly items: readonly LargeItem[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
};

/** Pictures, movies or players enlarged; arrow keys move, Escape closes. */
export const LargeView = ({ items, at, onMove, onClose }: Props) => {
  const item = items[at];
  const go = (to: number) => (to >= 0 && to < items.length ? onMove(to) : undefined);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLVideoElement) return;
    if (key === 'ArrowLeft') go(at - 1);
    if (key === 'ArrowRight') go(at + 1);
  };
  if (!item) return null;
  return (
    <Dialog label="拡大表示" place="full" onClose={onClose} onKeyDown={onKeyDown}>
      <div className={css.bar}>
        <span className="figures" aria-live="polite">
          {items.length > 1 ? `${at + 1} / ${items.length}` : ''}
        </span>
        <IconButton aria-label="閉じる" onClick={onClose} autoFocus>
          <Icon name="close" />
        </IconButton>
      </div>
      <figure key={item.key} className={css.figure}>
        {item.content}
        {item.caption ? <figcaption>{item.caption}</figcaption> : null}
      </figure>
      {/* Not `disabled` at an end: this would remove the focus and with it the arrow keys. */}
      {items.length > 1 ? (
        <div className={css.bar}>
          <IconButton aria-label="前へ" aria-disabled={at === 0} onClick={() => go(at - 1)}>
            <Icon name="back" />
          </IconButton>
          <IconButton aria-label="次へ" aria-disabled={at === items.length - 1} onClick={() => go(at + 1)}>
            <Icon name="forward" />
          </IconButton>
        </div>
      ) : null}
    </Dialog>
  );
};
