import { Link } from 'react-router-dom';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { href } from '#web/routing/href.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { jobStatusLabels, visibilityLabels } from '../../filters/jobSearch.ts';
import { TableCard } from '../../list/dataTable.tsx';
import { listTime } from '../../list/listTime.ts';
import css from '../../list/table.module.css';

/** The latest postings of a client, including private ones. */
export const JobsOfPerson = ({ uid }: { readonly uid: string }) => {
  const jobs = { collection: 'jobs', where: [['clientId', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 20 } as const;
  return (
    <TableCard
      title="掲載したお仕事"
      action={<Link to={`${href('officeJobs')}?client=${uid}`}>すべて見る</Link>}
      list={useMany(jobs, jobSchema)}
      none="まだありません。"
      keyOf={({ id }) => id}
      className={css.events}
      columns={[
        { head: '掲載', as: 'keep', cell: ({ createdAt }) => listTime(createdAt) },
        { head: 'お仕事', cell: ({ id, title }) => <Link to={href('officeJob', { jobId: id })}>{title}</Link> },
        { head: '募集', as: 'keep', cell: ({ status }) => jobStatusLabels[status] },
        { head: '公開', as: 'keep', cell: ({ visibility }) => visibilityLabels[visibility] },
      ]}
    />
  );
};
