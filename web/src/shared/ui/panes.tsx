import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { EmptyState } from './emptyState.tsx';
import css from './panes.module.css';
import { useWide } from './useWide.ts';

/** How far (px) each list was scrolled, by its label: the page beside it changes, the list stays. */
const places = new Map<string, number>();

type Props = {
  readonly label: string;
  readonly list: ReactNode;
  /** What was chosen from the list; null on the list's own page. */
  readonly detail: ReactNode | null;
  readonly hint: string;
};

/** From lg a list with what was chosen from it beside it, each with its own scrolling; on phones one page each. The keyboard can skip the list. */
export const Panes = ({ label, list, detail, hint }: Props) => {
  const pane = useRef<HTMLElement>(null);
  const isWide = useWide();
  useLayoutEffect(() => {
    if (isWide) pane.current?.scrollTo(0, places.get(label) ?? 0);
  }, [isWide, label]);
  if (!isWide) return detail ?? list;
  return (
    <div className={css.panes} data-panes="">
      <section
        ref={pane}
        aria-label={label}
        className={css.list}
        onScroll={({ currentTarget }) => places.set(label, currentTarget.scrollTop)}
      >
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
