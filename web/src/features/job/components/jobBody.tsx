import type { SheetTemplate } from '#domain/deal/sheet.ts';
import { templateRows } from '#domain/deal/sheetWords.ts';
import { longTime } from '#domain/format/times.ts';
import { type JobPosting, jobLabel } from '#domain/job/posting.ts';
import { useMaster } from '#web/features/master/public.ts';
import { useMasterName } from '#web/features/sheet/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { wantedText } from '../texts.ts';
import { namedFact } from '../workFacts.ts';
import css from './jobDescription.module.css';

const TemplateCard = ({ sheet }: { readonly sheet: SheetTemplate }) => {
  const masterName = useMasterName();
  const rows = templateRows(sheet, { masterName }, useNow());
  return (
    <Card title="条件書（成立したときの条件）">
      <Facts facts={rows.map(({ label, value }) => ({ term: label, value }))} />
    </Card>
  );
};

/** What a posting says beyond its head and its terms: what it is about, and who is wanted. */
export const JobBody = ({ job }: { readonly job: JobPosting }) => {
  const [categories, industries] = [useMaster('jobCategory'), useMaster('industry')];
  return (
    <>
      <Card title={jobLabel('description')}>
        <p className={css.prose}>{job.description}</p>
      </Card>
      <Card title="募集要項">
        <Facts
          facts={[
            { term: jobLabel('numberOfPeople'), value: `${job.numberOfPeople}人` },
            { term: '対象', value: wantedText(job) },
            ...namedFact(jobLabel('jobCategory'), categories, job.jobCategory ? [job.jobCategory] : []),
            ...namedFact(jobLabel('industry'), industries, job.industry),
            { term: jobLabel('entryDeadline'), value: longTime(job.entryDeadline) },
          ]}
        />
      </Card>
      {job.sheet ? <TemplateCard sheet={job.sheet} /> : null}
      {job.schedule ? (
        <Card title={jobLabel('schedule')}>
          <p className={css.prose}>{job.schedule}</p>
        </Card>
      ) : null}
    </>
  );
};
