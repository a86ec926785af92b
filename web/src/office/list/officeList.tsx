import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { type List, Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useSavedViews } from '../views/savedViews.tsx';
import { useBeside } from './beside.ts';
import type { SortedBySearch } from './listTable.tsx';
import { useOfficeKeys } from './officeKeys.ts';
import { focusRow, fromList, type Picking, type RowContent, Rows, type RowsProps } from './rows.tsx';
import css from './table.module.css';

const KeyBar = lazy(() => import('./keyBar.tsx'));

/** A list whose filter lets no row through. */
export const NoneFit = ({ noun }: { readonly noun: string }) => (
  <EmptyState title={`条件に合う${noun}はありません`}>条件を変えるか、絞り込みを解除してください。</EmptyState>
);

/** What every list of the office has, whether it is searched or shows all rows that it reads. */
export type ListProps<Row extends { readonly id: string }> = {
  readonly noun: string;
  readonly path: string;
  /** The list whose saved filters are offered, and the query with which it opens. */
  readonly views?: { readonly list: string; readonly plain?: string };
  /** Above the list: its tabs, or the link to create an item. */
  readonly above?: ReactNode;
  readonly head?: ReactNode;
  readonly rowOf: (row: Row) => RowContent;
  readonly picking?: Picking<Row> | undefined;
  /** Shows the rows as a table, which has the whole width while nothing is chosen. */
  readonly tableOf?: ((shown: RowsProps<Row> & SortedBySearch) => ReactNode) | undefined;
  /** Below the rows. The list and what is below it scroll together. */
  readonly below?: ReactNode;
  /** The chosen row from the address, and its detail. Without it the rows link to other pages. */
  readonly chosen?: string | undefined;
  /** The chosen one is not saved yet, so it has no place in the list. */
  readonly isNew?: boolean;
  readonly detail?: (id: string) => ReactNode;
  /** The detail needs most of the width: the list next to it is narrow. */
  readonly isDetailWide?: boolean;
  /** The keys that work here, shown at the foot. */
  readonly keys?: string;
};

/** Moves between rows: j and k, and the buttons above the detail. */
const useSteps = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  chosen: string | undefined,
  rowOf: (row: Row) => RowContent,
) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { beside, isOutside } = useBeside(
    new URLSearchParams(search).get('tab') ?? '',
    rows.map(({ id }) => id),
    chosen,
  );
  const step = (by: 1 | -1) => {
    const next = rows.find(({ id }) => id === beside(by));
    const from = chosen === undefined ? { state: focusRow(fromList) } : { state: focusRow(state), replace: true };
    return next && (() => navigate(rowOf(next).to + search, from));
  };
  useOfficeKeys({ j: () => step(1)?.(), k: () => step(-1)?.() });
  /** Returns to the list with its state, if the list is the previous page. */
  const goBack = (event: MouseEvent) => {
    if (!state?.fromList) return;
    event.preventDefault();
    navigate(-1);
  };
  return { step, search, goBack, isOutside };
};

/**
 * Keeps the current tab and the chosen row in sight: a list next to a detail is narrower and has
 * another height. After a step the row has the focus: it is there before the detail, and its name
 * tells a screen reader where the step led. `shown` changes with the rows and the address.
 */
const useCurrentInSight = (shown: string) => {
  const { state } = useLocation();
  const side = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of what is shown
  useEffect(() => {
    for (const current of side.current?.querySelectorAll('[aria-current]') ?? [])
      current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!state?.focusRow) return;
    // A new page gives the focus to its main part. The microtask runs after that effect.
    queueMicrotask(() => {
      const held = document.activeElement;
      if (held === document.body || held?.id === 'main')
        side.current?.querySelector<HTMLElement>('a[aria-current=true]')?.focus({ preventScroll: true });
    });
  }, [shown]);
  return side;
};

/**
 * The keyboard continues in the chosen detail, not before the list, whose rows would all be in
 * between. A new page gives the focus to its main part; the microtask runs after that effect.
 */
const useFocusInDetail = (chosen: string | undefined) => {
  const detail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    queueMicrotask(() => {
      if (document.activeElement?.id === 'main') detail.current?.focus({ preventScroll: true });
    });
  }, [chosen]);
  return detail;
};

type FrameProps<Row extends { readonly id: string }> = ListProps<Row> & {
  readonly rows: readonly Row[];
  readonly isReading: boolean;
  /** The order of a table whose search sorts it. */
  readonly sorting?: SortedBySearch;
  /** The rows with their states; `saving` is the button that saves the filter. */
  readonly children: (rowsOf: (rows: readonly Row[]) => ReactNode, saving: ReactNode) => ReactNode;
};

/**
 * The frame of an office list with the chosen row's detail next to it; on phones one after the
 * other. The address keeps the filters.
 */
export const ListFrame = <Row extends { readonly id: string }>(props: FrameProps<Row>) => {
  const {
    noun,
    path,
    rows: all,
    isReading,
    sorting,
    views,
    above,
    head,
    rowOf,
    picking,
    tableOf,
    below,
    chosen,
    isNew = false,
    detail,
    isDetailWide,
    keys,
    children,
  } = props;
  const { step, search, goBack, isOutside } = useSteps(all, chosen, rowOf);
  const side = useCurrentInSight(`${chosen} ${search} ${isReading}`);
  const detailPart = useFocusInDetail(chosen);
  const shownRow = all.find(({ id }) => id === chosen);
  const { chips, save } = useSavedViews({ list: '', listPath: path, ...views });
  const rowsOf = (rows: readonly Row[]) => {
    const shown = { label: `${noun}の一覧`, rows, rowOf, current: chosen, picking, head };
    return tableOf ? tableOf({ ...shown, ...sorting }) : <Rows {...shown} />;
  };
  return (
    <div
      className={css.split}
      data-open={chosen ? '' : undefined}
      data-wide={isDetailWide ? '' : undefined}
      data-long={below ? '' : undefined}
      data-tabled={tableOf || !detail ? '' : undefined}
    >
      <div ref={side} className={css.listSide}>
        <div className={css.list}>
          {chips}
          {above ? <div className={css.above}>{above}</div> : null}
          {children(rowsOf, views ? save : null)}
          {below}
        </div>
        <Suspense>{keys ? <KeyBar keys={keys} /> : null}</Suspense>
      </div>
      {detail ? (
        <div className={css.detailSide}>
          {chosen ? (
            <>
              <div className={css.steps}>
                <Link to={path + search} className={css.back} onClick={goBack}>
                  一覧へ戻る
                </Link>
                {isNew ? null : (
                  <>
                    <Button variant="text" size="small" disabled={!step(-1)} onClick={() => step(-1)?.()}>
                      前へ
                    </Button>
                    <Button variant="text" size="small" disabled={!step(1)} onClick={() => step(1)?.()}>
                      次へ
                    </Button>
                    {isOutside && !isReading ? <span>左の一覧にない{noun}です</span> : null}
                  </>
                )}
              </div>
              <section
                key={chosen}
                ref={detailPart}
                aria-label={shownRow ? rowOf(shownRow).name : noun}
                tabIndex={-1}
                className={css.detail}
              >
                <Suspense fallback={<RowSkeletons count={3} />}>{detail(chosen)}</Suspense>
              </section>
            </>
          ) : (
            <div className={css.hint}>
              <EmptyState title={`${noun}を選択してください`} />
            </div>
          )}
        </div>
      ) : null}
    </div>
  );
};

type Props<Row extends { readonly id: string }> = ListProps<Row> & {
  readonly found: List<Row>;
  readonly none: ReactNode;
};

export const OfficeList = <Row extends { readonly id: string }>({ found, none, ...list }: Props<Row>) => (
  <ListFrame {...list} rows={found.rows} isReading={found.query.isPending}>
    {(rowsOf, saving) => (
      <Listed
        list={found}
        none={
          <>
            {saving}
            {none}
          </>
        }
      >
        {(rows) => (
          <>
            {saving}
            {rowsOf(rows)}
          </>
        )}
      </Listed>
    )}
  </ListFrame>
);
