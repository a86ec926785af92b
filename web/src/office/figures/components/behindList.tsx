import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/yen.ts';
import type { JobChangeHistory } from '#projections/jobChangeHistories.ts';
import { href } from '#web/app/href.ts';
import { shortTime } from '#web/shared/format/dates.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import table from '../../table.module.css';
import css from '../figures.module.css';
import type { FiguresView } from '../figuresView.ts';
import { useEventsBehind, useJobTitles } from '../queries/eventsBehind.ts';
import { fullDayText } from '../spanText.ts';

type Behind = NonNullable<FiguresView['behind']>;

const Page = ({ events }: { readonly events: readonly JobChangeHistory[] }) => {
  const titles = useJobTitles(events.map(({ jobId }) => jobId));
  return events.map(({ id, at, jobId, offerId, data: { fee } }) => {
    const title = titles.get(jobId) ?? jobId;
    return (
      <li key={id}>
        {offerId ? <Link to={`${href('officeOffer', { offerId })}?tab=recent`}>{title}</Link> : <strong>{title}</strong>}
        <span className={`${table.waiting} figures`}>{shortTime(at)}</span>
        {typeof fee === 'number' ? <small className="figures">{formatYen(fee)}</small> : null}
      </li>
    );
  });
};

/** What a number counts: the events of its days, each with the way to its deal. */
export const BehindList = ({ behind, close }: { readonly behind: Behind; readonly close: string }) => {
  const query = useEventsBehind(behind.figure, behind);
  const { from, to, label } = behind;
  return (
    <section className={`${table.panel} ${css.behind}`} aria-label={label}>
      <header>
        <h2>{label}</h2>
        <p className="figures">{from === to ? fullDayText(from) : `${fullDayText(from)}〜${fullDayText(to)}`}</p>
        <Link to={close}>一覧を閉じる</Link>
      </header>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      <ul className={table.queue}>
        {query.data?.pages.map(({ rows }) => (
          <Page key={rows[0]?.id ?? 'none'} events={rows} />
        ))}
      </ul>
      <ShowMore more={query.hasNextPage} loading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />
    </section>
  );
};
