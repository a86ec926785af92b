import { Link } from 'react-router-dom';
import { startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { dayParts, hours, shortDay } from '#domain/kernel/format/times.ts';
import { spanOf } from '#domain/work/deal/workSpan.ts';
import { RoomLink } from '#web/entities/chat/roomLink.tsx';
import { type Deal, type DealRef, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import type { NextWork as Work } from '../agenda.ts';
import css from './dashboard.module.css';

type SearchLinkProps = { readonly jobId: string; readonly to: string; readonly words: string };

export const SearchLink = ({ jobId, to, words }: SearchLinkProps) => {
  const uid = useUid();
  return (
    <Link to={to} className={buttonClass({ fullWidth: true })} onClick={() => lastChosenJob(uid).write(jobId)}>
      {words}
    </Link>
  );
};

const WORKERS_SHOWN = 3;
const LATER_SHOWN = 3;

export const dayWords = (days: number): string => (days <= 0 ? '今日' : days === 1 ? '明日' : `あと${days}日`);

type Props = {
  readonly work: Work | null;
  readonly side: Side;
  readonly dealOf: (ref: DealRef) => Deal | undefined;
  readonly way: { readonly to: string; readonly label: string };
  readonly hasMore: boolean;
  /** For a client: the search for the people whom the job still lacks. */
  readonly missing: { readonly to: string; readonly words: string } | null;
};

const People = ({ work: { deals }, dealOf, hasMore }: { readonly work: Work } & Pick<Props, 'dealOf' | 'hasMore'>) => (
  <ul className={css.people}>
    {deals.slice(0, WORKERS_SHOWN).map((ref) => {
      const deal = dealOf(ref);
      return (
        <li key={ref.id}>
          <Link to={kinds[ref.kind].page.client(ref.id)}>
            <Photo path={deal?.talent.thumbnail ?? null} alt="" size={40} />
            <span className="unbroken">{deal?.talent.name ?? 'キャスト'}</span>
          </Link>
        </li>
      );
    })}
    {deals.length > WORKERS_SHOWN ? (
      <li className={css.soft}>
        ほか{deals.length - WORKERS_SHOWN}人{hasMore ? '以上' : ''}
      </li>
    ) : null}
  </ul>
);

const Content = ({ work, side, dealOf, hasMore, missing }: Omit<Props, 'work' | 'way'> & { readonly work: Work }) => {
  const [first] = work.deals;
  const deal = first && dealOf(first);
  if (!first || !deal) return <SkeletonBlock height={160} />;
  const place = deal.sheetWords?.place;
  return (
    <div className={css.body}>
      <h3>{deal.job.title || 'お仕事'}</h3>
      <dl>
        <dt>時間</dt>
        <dd className="figures">{hours(work.from, work.to)}</dd>
        {place ? (
          <>
            <dt>場所</dt>
            <dd>{place}</dd>
          </>
        ) : null}
        {work.laterDays.length > 0 ? (
          <>
            <dt>ほかの日</dt>
            <dd className="figures">{work.laterDays.map(shortDay).join('、')}</dd>
          </>
        ) : null}
      </dl>
      {side === 'client' ? (
        <>
          <People work={work} dealOf={dealOf} hasMore={hasMore} />
          {missing ? <SearchLink jobId={work.jobId} {...missing} /> : null}
        </>
      ) : (
        <>
          <LinkButton variant="outlined" fullWidth to={kinds[first.kind].page.talent(first.id)}>
            お仕事の内容を見る
          </LinkButton>
          <RoomLink side={side} dealId={first.id} />
        </>
      )}
    </div>
  );
};

const Later = ({ work: { afterwards }, side, dealOf }: Pick<Props, 'side' | 'dealOf'> & { readonly work: Work }) => (
  <ul className={css.later}>
    {afterwards.slice(0, LATER_SHOWN).map((ref) => (
      <li key={ref.id}>
        <Link to={kinds[ref.kind].page[side](ref.id)}>
          <span className="figures">
            {shortDay(ref.date)} {hours(ref.from, ref.to)}
          </span>
          <span className={css.soft}>{dealOf(ref)?.job.title ?? 'お仕事'}</span>
        </Link>
      </li>
    ))}
  </ul>
);

export const NextWork = ({ work, side, dealOf, way, hasMore, missing }: Props) => {
  if (!work)
    return (
      <section aria-label="次のお仕事" className={css.panel}>
        <div className={css.empty}>
          <h3>次のお仕事</h3>
          <p>日程の決まったお仕事はありません。</p>
          <LinkButton variant="outlined" to={way.to}>
            {way.label}
          </LinkButton>
        </div>
      </section>
    );
  const [day, weekday] = dayParts(startOfJstDay(work.date));
  return (
    <section aria-label="次のお仕事" className={css.panel}>
      <div className={`${css.band} figures`}>
        <small>次のお仕事</small>
        <small style={{ textAlign: 'right' }}>{dayWords(work.daysLeft)}</small>
        <time className={css.clock} dateTime={new Date(spanOf(work).from).toISOString()}>
          {work.from}
        </time>
        <p className={css.day}>
          {day}（{weekday}）
        </p>
      </div>
      <Content work={work} side={side} dealOf={dealOf} hasMore={hasMore} missing={missing} />
      <Later work={work} side={side} dealOf={dealOf} />
    </section>
  );
};
