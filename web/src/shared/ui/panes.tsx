import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyState } from './emptyState.tsx';
import { useKeptPlace } from './keptPlace.ts';
import css from './panes.module.css';
import { useWide } from './useWide.ts';

type Props = {
  readonly label: string;
  readonly list: ReactNode;
  /** The chosen item; null on the list's own page. */
  readonly detail: ReactNode | null;
  readonly hint: string;
};

const ListPane = ({ label, list, detail }: Props) => {
  const pane = useKeptPlace<HTMLElement>(label + useLocation().search);
  return (
    <section {...pane} aria-label={label} className={css.list}>
      {detail ? (
        <a href="#detail" className="skip">
          選んだ内容へ移動
        </a>
      ) : null}
      {list}
    </section>
  );
};

/**
 * From lg a list next to the chosen item, each with its own scrolling; on phones a page each. The
 * keyboard can skip the list. The item stays mounted when the width changes, so that open dialogs
 * and typed text are kept.
 */
export const Panes = (props: Props) => {
  const { list, detail, hint } = props;
  const wide = useWide();
  return (
    <div className={css.panes} data-panes={wide ? '' : undefined}>
      {wide ? <ListPane key="list" {...props} /> : null}
      {!wide && detail === null ? list : null}
      {wide || detail !== null ? (
        <div key="detail" id={wide ? 'detail' : undefined} tabIndex={wide ? -1 : undefined} className={css.detail}>
          {detail ?? (
            <div className={css.hint}>
              <EmptyState title={hint} />
            </div>
          )}
        </div>
      ) : null}
    </div>
  );
};
