import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay } from '#domain/kernel/format/times.ts';
import { accountName } from '#domain/people/account/memberName.ts';
import { MISSING_JOB, MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import type { JobChangeHistory, PeopleHistory } from '#projections/office/histories.schema.ts';
import { href } from '#web/routing/href.ts';
import type { usePages } from '#web/shared/data/reads/readPages.ts';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { accountKind, accountState } from '../../filters/accountSearch.ts';
import table from '../../list/table.module.css';
import { listTime } from '../../list/texts.ts';
import css from '../figures.module.css';
import type { FiguresView } from '../figuresView.ts';
import { useJobEvents, useJobTitles, usePeople, usePeopleEvents } from '../queries/figureEvents.ts';
import { isOfPeople } from '../texts.ts';

/** A page of account events, each with a link to the account and its current state. */
const PeopleEvents = ({ events }: { readonly events: readonly PeopleHistory[] }) => {
  const people = usePeople(events.map(({ uid }) => uid));
  return events.map(({ id, at, uid }) => {
    const person = people.get(uid);
    return (
      <li key={id}>
        <Link to={href('officeAccount', { uid })}>{person ? accountName(person) || MISSING_PERSON : '…'}</Link>
        <span className={`${table.waiting} figures`}>{listTime(at)}</span>
        {person ? (
          <small>
            {accountKind(person)}・{accountState(person)}
          </small>
        ) : null}
      </li>
    );
  });
};

const JobEvents = ({ events }: { readonly events: readonly JobChangeHistory[] }) => {
  const titles = useJobTitles(events.map(({ jobId }) => jobId));
  return events.map(({ id, at, jobId, offerId, entryId, actor, data: { fee } }) => {
    const deal = offerId ? href('officeOffer', { offerId }) : entryId ? href('officeEntry', { entryId }) : null;
    return (
      <li key={id}>
        <Link to={deal ? `${deal}?tab=recent` : href('officeJob', { jobId })}>
          {titles.has(jobId) ? titles.get(jobId) || MISSING_JOB : '…'}
        </Link>
        <span className={`${table.waiting} figures`}>{listTime(at)}</span>
        {typeof fee === 'number' ? <small className="figures">{formatYen(fee)}（税抜）</small> : null}
        {actor.role === 'office' ? (
          <small>
            <Colleague uid={actor.uid} />
          </small>
        ) : null}
      </li>
    );
  });
};

type Of = { readonly listed: NonNullable<FiguresView['listed']> };

type PagesProps<Row> = { readonly list: ReturnType<typeof usePages<Row>>; readonly page: (rows: readonly Row[]) => ReactNode };

const Pages = <Row extends { readonly id: string }>({ list, page }: PagesProps<Row>) => (
  <Listed list={list} none={null}>
    {() => (
      <ul className={table.queue}>
        {list.query.data?.pages.map(({ rows }) => (
          <Fragment key={rows[0]?.id ?? 'none'}>{page(rows)}</Fragment>
        ))}
      </ul>
    )}
  </Listed>
);

const AroundJobs = ({ listed }: Of) => <Pages list={useJobEvents(listed.figure, listed)} page={(rows) => <JobEvents events={rows} />} />;
const OfPeople = ({ listed }: Of) => (
  <Pages list={usePeopleEvents(listed.figure, listed)} page={(rows) => <PeopleEvents events={rows} />} />
);

/** The events that a number counts on its days, each with a link to its deal or person. */
export const EventList = ({ listed, close }: Of & { readonly close: string }) => {
  const { from, to, label, figure } = listed;
  return (
    <section className={`${table.panel} ${css.listed}`} aria-label={label}>
      <header>
        <h2>{label}</h2>
        <p className="figures">{from === to ? fullDay(from) : `${fullDay(from)}〜${fullDay(to)}`}</p>
        <Link to={close}>一覧を閉じる</Link>
      </header>
      {isOfPeople(figure) ? <OfPeople listed={listed} /> : <AroundJobs listed={listed} />}
    </section>
  );
};
