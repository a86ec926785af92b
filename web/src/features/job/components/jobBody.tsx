import { longEnd } from '#domain/kernel/format/times.ts';
import { jobLabels } from '#domain/work/job/labels.ts';
import type { JobPosting } from '#domain/work/job/posting.ts';
import { wantedText } from '#web/entities/job/texts.ts';
import { useMaster } from '#web/entities/master/masterOptions.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { namedFact } from '../workFacts.ts';
import css from './jobDescription.module.css';

/** Loads after the page, because of its many texts. */
const TemplateCard = lazyPart(async () => (await import('./templateCard.tsx')).TemplateCard);
TemplateCard.preload();

/** The description of a posting and the wanted people, without head and terms. */
export const JobBody = ({ job }: { readonly job: JobPosting }) => {
  const [categories, industries] = [useMaster('jobCategory'), useMaster('industry')];
  return (
    <>
      <Card title={jobLabels.description}>
        <p className={css.prose}>{job.description}</p>
      </Card>
      <Card title="募集要項">
        <Facts
          facts={[
            { term: jobLabels.numberOfPeople, value: `${job.numberOfPeople}人` },
            { term: '対象', value: wantedText(job) },
            ...namedFact(jobLabels.jobCategory, categories, job.jobCategory ? [job.jobCategory] : []),
            ...namedFact(jobLabels.industry, industries, job.industry),
            { term: jobLabels.entryDeadline, value: longEnd(job.entryDeadline) },
          ]}
        />
      </Card>
      {job.sheet ? <TemplateCard sheet={job.sheet} /> : null}
      {job.schedule ? (
        <Card title={jobLabels.schedule}>
          <p className={css.prose}>{job.schedule}</p>
        </Card>
      ) : null}
    </>
  );
};
