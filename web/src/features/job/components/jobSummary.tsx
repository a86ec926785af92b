import { longDate } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { feeText, placeText } from '#web/entities/job/texts.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './jobRow.module.css';

export const JobSummary = ({ job }: { readonly job: Job }) => (
  <Card>
    <div className={css.summary}>
      <Photo path={job.pictures[0] ?? null} alt="" ratio="1 / 1" kind="job" />
      <div>
        <strong>{job.title}</strong>
        <p className={css.facts}>{job.client.name}</p>
        <p className={`${css.facts} figures`}>
          {feeText(job)}（税抜）・{longDate(job.startsAt)}・{placeText(job)}
        </p>
      </div>
    </div>
  </Card>
);
