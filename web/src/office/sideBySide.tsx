import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import css from './table.module.css';

type Props = {
  readonly listPath: string;
  readonly list: ReactNode;
  /** What was chosen from the list; null when nothing is. */
  readonly detail: ReactNode | null;
  readonly hint: string;
};

/** A list with what was chosen from it beside it; on phones one after the other. What the list is filtered by stays in the address. */
export const SideBySide = ({ listPath, list, detail, hint }: Props) => {
  const { search } = useLocation();
  return (
    <div className={css.split} data-open={detail ? '' : undefined}>
      <div className={css.listSide}>{list}</div>
      <div>
        {detail ? (
          <>
            <Link to={`${listPath}${search}`} className={css.back}>
              一覧へ戻る
            </Link>
            {detail}
          </>
        ) : (
          <div className={css.hint}>
            <EmptyState title={hint} />
          </div>
        )}
      </div>
    </div>
  );
};
