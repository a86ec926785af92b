import { longEnd } from '#domain/kernel/format/times.ts';
import type { JobPosting } from '#domain/work/job/posting.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { useJoinedFacts } from '#web/entities/catalogue/catalogueFacts.tsx';
import { wantedText } from '#web/entities/job/texts.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import css from './jobDescription.module.css';

const { labels } = postingCatalogue;

/** Loads after the page, because of its many texts. */
const TemplateCard = lazyPart(async () => (await import('./templateCard.tsx')).TemplateCard);
TemplateCard.preload();

const RolesCard = lazyPart(async () => (await import('./rolesCard.tsx')).RolesCard);

export const JobBody = ({ job }: { readonly job: JobPosting & { readonly id?: string } }) => {
  const factsOf = useJoinedFacts(postingCatalogue, job);
  return (
    <>
      <Card title={labels.description}>
        <p className={css.prose}>{job.description}</p>
      </Card>
      <Card title="募集要項">
        <Facts
          facts={[
            { term: labels.numberOfPeople, value: `${job.numberOfPeople}人` },
            { term: '対象', value: wantedText(job) },
            ...factsOf('募集要項'),
            { term: labels.entryDeadline, value: longEnd(job.entryDeadline) },
          ]}
        />
      </Card>
      {job.roles.length > 0 ? <RolesCard job={job} /> : null}
      {job.sheet ? <TemplateCard sheet={job.sheet} /> : null}
      {job.schedule ? (
        <Card title={labels.schedule}>
          <p className={css.prose}>{job.schedule}</p>
        </Card>
      ) : null}
    </>
  );
};
