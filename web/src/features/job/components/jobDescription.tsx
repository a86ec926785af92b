import type { Job } from '#projections/jobs.ts';
import { useMasterOptions } from '#web/features/master/public.ts';
import { longTime, until } from '#web/shared/format/dates.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { feeText, placeText, wantedText } from '../texts.ts';
import css from './jobDescription.module.css';

type Options = ReturnType<typeof useMasterOptions>;
const namesOf = (options: Options, ids: readonly string[]) =>
  options
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join('・');

/** What a posting is compared by. */
type Shown = Omit<Job, 'clientId' | 'client' | 'version' | 'cardVersion' | 'createdAt' | 'updatedAt' | 'closedAt' | 'endedAt' | 'id'>;

/** A posting as everybody reads it; also before it is posted. */
export const JobDescription = ({ job, client }: { readonly job: Shown; readonly client: string | null }) => {
  const now = useNow();
  const [categories, industries, media] = [useMasterOptions('jobCategory'), useMasterOptions('industry'), useMasterOptions('media')];
  const ended = job.status !== 'OPEN' || job.entryDeadline <= now;
  const named = (term: string, value: string): Fact[] => (value ? [{ term, value }] : []);
  return (
    <>
      <header className={css.head}>
        <div>
          <StatusChip tone={ended ? 'ended' : 'good'} label={ended ? '募集終了' : `募集中・${until(job.entryDeadline, now)}`} />
        </div>
        <h2 className={css.title}>{job.title}</h2>
        {client ? <p className={css.client}>{client}</p> : null}
        <p className={`${css.fee} figures`}>{feeText(job)}</p>
      </header>
      {job.pictures.length > 0 ? (
        <ul className={css.pictures}>
          {job.pictures.map((path, index) => (
            <li key={path}>
              <Photo path={path} alt={`お仕事の写真 ${index + 1}枚目`} ratio="4 / 3" kind="job" eager={index === 0} />
            </li>
          ))}
        </ul>
      ) : null}
      <Card title="お仕事の内容">
        <p className={css.prose}>{job.description}</p>
      </Card>
      <Card title="募集要項">
        <Facts
          facts={[
            { term: '日時', value: `${longTime(job.startsAt)} 〜 ${longTime(job.endsAt)}` },
            { term: '場所', value: placeText(job) },
            { term: '募集人数', value: `${job.numberOfPeople}人` },
            { term: '対象', value: wantedText(job) },
            ...named('お仕事の種類', namesOf(categories, job.jobCategory ? [job.jobCategory] : [])),
            ...named('業種', namesOf(industries, job.industry)),
            ...named('掲載媒体', namesOf(media, job.media)),
            { term: '募集締切', value: longTime(job.entryDeadline) },
          ]}
        />
      </Card>
      {job.schedule ? (
        <Card title="スケジュールの補足">
          <p className={css.prose}>{job.schedule}</p>
        </Card>
      ) : null}
    </>
  );
};
