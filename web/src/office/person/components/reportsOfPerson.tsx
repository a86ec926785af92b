import { Link } from 'react-router-dom';
import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { href } from '#web/routing/href.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { type Column, TableCard } from '../../list/dataTable.tsx';
import { listTime } from '../../list/listTime.ts';
import css from '../../list/table.module.css';
import { ownerOf, reporterOf, stateText, subjectText } from '../reportTexts.ts';

const about = (uid: string) =>
  ({ collection: 'reports', where: [['ownerId', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 20 }) as const;
const madeBy = (uid: string) =>
  ({ collection: 'reports', where: [['reporterId', '==', uid]], orderBy: ['createdAt', 'desc'], limit: 20 }) as const;

const columns: readonly Column<Report>[] = [
  {
    head: '受付',
    as: 'keep',
    cell: ({ id, createdAt }) => <Link to={href('officeReport', { reportId: id })}>{listTime(createdAt)}</Link>,
  },
  { head: '対象', cell: subjectText },
  { head: '理由・結果', cell: (report) => (report.status === 'OPEN' ? `${stateText(report)}・確認待ち` : stateText(report)) },
];

/** The latest reports about a person, and those that the person made. */
export const ReportsOfPerson = ({ uid }: { readonly uid: string }) => {
  const table = { none: 'ありません。', keyOf: ({ id }: Report) => id, className: css.events };
  return (
    <>
      <TableCard
        {...table}
        title="この方についての通報"
        list={useMany(about(uid), reportSchema)}
        columns={[...columns, { head: '通報した方', cell: (report) => reporterOf(report).name }]}
      />
      <TableCard
        {...table}
        title="この方からの通報"
        list={useMany(madeBy(uid), reportSchema)}
        columns={[...columns, { head: '相手', cell: (report) => ownerOf(report).name }]}
      />
    </>
  );
};
