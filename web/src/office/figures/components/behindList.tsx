import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullDay } from '#domain/format/times.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import table from '../../table.module.css';
import css from '../figures.module.css';
import type { FiguresView } from '../figuresView.ts';
import { useEventsBehind, usePeopleBehind } from '../queries/eventsBehind.ts';
import { isOfPeople } from '../texts.ts';
import { JobEvents } from './jobEvents.tsx';
import { PeopleEvents } from './peopleEvents.tsx';

type Behind = NonNullable<FiguresView['behind']>;
type Of = { readonly behind: Behind };

type PagesProps<Row> = {
  readonly query: {
    readonly data: { readonly pages: ReadonlyArray<{ readonly rows: readonly Row[] }> } | undefined;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly page: (rows: readonly Row[]) => ReactNode;
};

const Pages = <Row extends { readonly id: string }>({ query, page }: PagesProps<Row>) => (
  <>
    {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
    {query.isPending ? <RowSkeletons /> : null}
    <ul className={table.queue}>
      {query.data?.pages.map(({ rows }) => (
        <Fragment key={rows[0]?.id ?? 'none'}>{page(rows)}</Fragment>
      ))}
    </ul>
    <ShowMore more={query.hasNextPage} loading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />
  </>
);

const AroundJobs = ({ behind }: Of) => (
  <Pages query={useEventsBehind(behind.figure, behind)} page={(rows) => <JobEvents events={rows} />} />
);
const OfPeople = ({ behind }: Of) => (
  <Pages query={usePeopleBehind(behind.figure, behind)} page={(rows) => <PeopleEvents events={rows} />} />
);

/** What a number counts: the events of its days, each with the way to its deal or person. */
export const BehindList = ({ behind, close }: Of & { readonly close: string }) => {
  const { from, to, label, figure } = behind;
  return (
    <section className={`${table.panel} ${css.behind}`} aria-label={label}>
      <header>
        <h2>{label}</h2>
        <p className="figures">{from === to ? fullDay(from) : `${fullDay(from)}〜${fullDay(to)}`}</p>
        <Link to={close}>一覧を閉じる</Link>
      </header>
      {isOfPeople(figure) ? <OfPeople behind={behind} /> : <AroundJobs behind={behind} />}
    </section>
  );
};
