import { Link } from 'react-router-dom';
import { isNear, shortTime, until } from '#domain/kernel/format/times.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { type Deal, dueOf, kinds, type Side, viewOf } from '#web/entities/deal/kinds.ts';
import { rowFacts } from '#web/entities/deal/rowFacts.ts';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { reviewPlaces, useReviewTasks } from '#web/features/review/public.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import type { Task } from '../agenda.ts';
import type { PersonTask } from '../personTasks.ts';
import css from './dashboard.module.css';

const REVIEWS_SHOWN = 3;

type Shown = { readonly side: Side; readonly now: number };

const Due = ({ due, now }: { readonly due: number | null; readonly now: number }) => {
  if (due === null) return null;
  const near = isNear(due, now);
  return <span className={`${css.due} ${near ? css.near : ''} figures unbroken`}>{near ? until(due, now) : `${shortTime(due)}まで`}</span>;
};

const FirstTask = ({ task, deal, side, now }: Shown & { readonly task: Task; readonly deal: Deal | undefined }) => {
  if (!deal) return <SkeletonBlock height={196} />;
  const { kind, id, words } = task;
  const { fee, day, place } = rowFacts(deal, now);
  const other = side === 'client' ? deal.talent : deal.client;
  const isOfPerson = side === 'client';
  const title = deal.job.title || 'お仕事';
  return (
    <div className={css.first}>
      {isOfPerson ? <Photo path={other.thumbnail} alt="" /> : <Photo path={deal.job.picture} alt="" ratio="1 / 1" kind="job" />}
      <div className={css.firstWords}>
        <div>
          <DealStatusChip view={viewOf(kind, deal as never, side)} answerDue={dueOf(deal)} now={now} />
        </div>
        <h3 className={isOfPerson ? 'unbroken' : undefined}>{isOfPerson ? other.name : title}</h3>
        <p className={`${css.soft} unbroken`}>{isOfPerson ? title : other.name}</p>
        <p className={`${css.soft} figures unbroken`}>{[day, place].filter(Boolean).join('・')}</p>
        {task.due === null ? null : (
          <p className="figures">
            <Phrases>{`${shortTime(task.due)}まで。${task.missed}`}</Phrases>
          </p>
        )}
      </div>
      <div className={css.line}>
        {fee ? (
          <p className={`${css.fee} figures`}>
            <NetYen>{fee}</NetYen>
          </p>
        ) : null}
        <LinkButton to={kinds[kind].page[side](id)} label={`${words}（${title}、${other.name}）`}>
          {words}
        </LinkButton>
      </div>
    </div>
  );
};

const TaskRow = ({
  task: { kind, id, words, due, missed },
  deal,
  side,
  now,
}: Shown & { readonly task: Task; readonly deal: Deal | undefined }) => {
  const other = deal && (side === 'client' ? deal.talent : deal.client);
  return (
    <li>
      <Photo path={other?.thumbnail ?? null} alt="" size={48} />
      <div>
        <CoverLink to={kinds[kind].page[side](id)}>
          <b>{words}</b>
        </CoverLink>
        <p className={`${css.soft} unbroken`}>
          {deal ? [other?.name, deal.job.title].filter(Boolean).join('・') : <SkeletonBlock width="60%" />}
        </p>
        {due !== null && isNear(due, now) ? <p className={css.soft}>{missed}</p> : null}
      </div>
      <Due due={due} now={now} />
    </li>
  );
};

export const PersonRow = ({ task: { words, why, to, due, jobId }, now }: { readonly task: PersonTask; readonly now: number }) => {
  const uid = useUid();
  return (
    <li>
      <span className={css.mark}>
        <Icon name="person" />
      </span>
      <div>
        <CoverLink to={to} onClick={() => jobId && lastChosenJob(uid).write(jobId)}>
          <b>
            <Phrases>{words}</Phrases>
          </b>
        </CoverLink>
        <p className={css.soft}>
          <Phrases>{why}</Phrases>
        </p>
      </div>
      <Due due={due} now={now} />
    </li>
  );
};

type Props = Shown & {
  readonly tasks: readonly Task[];
  readonly own: readonly PersonTask[];
  readonly next: PersonTask | null;
  readonly dealOf: (task: Task) => Deal | undefined;
};

export const Tasks = ({ tasks, own, next, dealOf, side, now }: Props) => {
  const reviews = useReviewTasks(REVIEWS_SHOWN);
  const [first, ...others] = tasks;
  return (
    <>
      {first ? <FirstTask task={first} deal={dealOf(first)} side={side} now={now} /> : null}
      {!first && own.length === 0 && reviews.rows.length === 0 ? (
        <div className={css.empty}>
          {next ? (
            <>
              <p>
                <Phrases>{`${next.why}。`}</Phrases>
              </p>
              <LinkButton to={next.to}>{next.words}</LinkButton>
            </>
          ) : null}
          <p className={next ? css.soft : undefined}>
            <Phrases>
              {side === 'client'
                ? '事務局の確認が済んだオファーやエントリー、評価を書くお仕事が、ここに表示されます。'
                : '新しい問い合わせやオファー、評価を書くお仕事が、ここに表示されます。'}
            </Phrases>
          </p>
        </div>
      ) : null}
      <ul className={css.tasks}>
        {own.map((task) => (
          <PersonRow key={task.words + (task.jobId ?? task.to)} task={task} now={now} />
        ))}
        {others.map((task) => (
          <TaskRow key={`${task.kind}${task.id}`} task={task} deal={dealOf(task)} side={side} now={now} />
        ))}
        {reviews.rows.map((review) => (
          <li key={review.id}>
            <Photo path={review.to.thumbnail} alt="" size={48} />
            <div>
              <CoverLink to={reviewPlaces[side].add(review.toId, review.jobId)}>
                <b>評価を書く</b>
              </CoverLink>
              <p className={`${css.soft} unbroken`}>{[review.to.name, review.job.title].filter(Boolean).join('・')}</p>
            </div>
            <Due due={review.publishDue} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
};

type CountsProps = { readonly counts: ReadonlyArray<{ readonly label: string; readonly count: number; readonly to: string }> };

export const Counts = ({ counts }: CountsProps) => (
  <ul className={css.counts}>
    {counts.map(({ label, count, to }) => (
      <li key={label}>
        <Link to={to}>
          <b className="figures">
            {count}
            <span className="visually-hidden">件</span>
          </b>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
