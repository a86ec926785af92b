import { longTime } from '#domain/format/times.ts';
import { type JobPosting, jobLabel } from '#domain/job/posting.ts';
import { useMaster } from '#web/features/master/public.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { wantedText } from '../texts.ts';
import { namedFact, useWorkFacts } from '../workFacts.ts';
import css from './jobDescription.module.css';

/** What a posting says beyond its head: pictures, what it is about, and the terms. */
export const JobBody = ({ job }: { readonly job: JobPosting }) => {
  const [categories, industries] = [useMaster('jobCategory'), useMaster('industry')];
  const work = useWorkFacts(job);
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
      <Card title={jobLabel('description')}>
        <p className={css.prose}>{job.description}</p>
      </Card>
      <Card title="募集要項">
        <Facts
          facts={[
            ...work,
            { term: jobLabel('numberOfPeople'), value: `${job.numberOfPeople}人` },
            { term: '対象', value: wantedText(job) },
            ...namedFact(jobLabel('jobCategory'), categories, job.jobCategory ? [job.jobCategory] : []),
            ...namedFact(jobLabel('industry'), industries, job.industry),
            { term: jobLabel('entryDeadline'), value: longTime(job.entryDeadline) },
          ]}
        />
      </Card>
      {job.schedule ? (
        <Card title={jobLabel('schedule')}>
          <p className={css.prose}>{job.schedule}</p>
        </Card>
      ) : null}
    </>
  );
};
