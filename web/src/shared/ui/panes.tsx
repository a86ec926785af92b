import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyState } from './emptyState.tsx';
import { useKeptPlace } from './keptPlace.ts';
import css from './panes.module.css';
import { useWide } from './useWide.ts';

type Props = {
  readonly label: string;
  readonly list: ReactNode;
  /** What was chosen from the list; null on the list's own page. */
  readonly detail: ReactNode | null;
  readonly hint: string;
};

const WidePanes = ({ label, list, detail, hint }: Props) => {
  const pane = useKeptPlace<HTMLElement>(label + useLocation().search);
  return (
    <div className={css.panes} data-panes="">
      <section {...pane} aria-label={label} className={css.list}>
        {detail ? (
          <a href="#detail" className="skip">
            選んだ内容へ移動
          </a>
        ) : null}
        {list}
      </section>
      <div id="detail" tabIndex={-1} className={css.detail}>
        {detail ?? (
          <div className={css.hint}>
            <EmptyState title={hint} />
          </div>
        )}
      </div>
    </div>
  );
};

/** From lg a list with what was chosen from it beside it, each with its own scrolling; on phones one page each. The keyboard can skip the list. */
export const Panes = (props: Props) => (useWide() ? <WidePanes {...props} /> : (props.detail ?? props.list));
