import { longTime } from '#domain/format/times.ts';
import type { JobPosting } from '#domain/job/posting.ts';
import { useMasterOptions } from '#web/features/master/public.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { placeText, wantedText } from '../texts.ts';
import css from './jobDescription.module.css';

type Options = ReturnType<typeof useMasterOptions>;
const namesOf = (options: Options, ids: readonly string[]) =>
  options
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join('・');

/** What a posting says beyond its head: pictures, what it is about, and the terms. */
export const JobBody = ({ job }: { readonly job: JobPosting }) => {
  const [categories, industries, media] = [useMasterOptions('jobCategory'), useMasterOptions('industry'), useMasterOptions('media')];
  const named = (term: string, value: string): Fact[] => (value ? [{ term, value }] : []);
  return (
    <>
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
