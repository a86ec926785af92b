import { Link } from 'react-router-dom';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import { href } from '#web/routing/href.ts';
import { DataTable } from '../../list/dataTable.tsx';
import { fieldName } from '../../list/fieldName.ts';
import { listTime } from '../../list/listTime.ts';

type Props = {
  readonly students: readonly OfficeStudent[];
  readonly onAct: (act: 'open' | 'correct' | 'remove', student: OfficeStudent) => void;
};

/** The roster, one row per trainee. Birthdays are not shown, since no work here needs them. */
export const StudentsTable = ({ students, onAct }: Props) => (
  <DataTable
    label="受講生の表"
    rows={students}
    keyOf={({ taCode }) => taCode}
    columns={[
      { head: fieldName('student', 'taCode'), as: 'head', cell: ({ taCode }) => taCode },
      { head: fieldName('student', 'name'), as: 'keep', cell: ({ name }) => name },
      { head: fieldName('student', 'kana'), as: 'keep', cell: ({ kana }) => kana },
      { head: fieldName('student', 'belongingTo'), as: 'keep', cell: ({ belongingTo }) => agencyGroupLabels[belongingTo] },
      {
        head: fieldName('student', 'talentId'),
        as: 'keep',
        cell: ({ talentId }) => (talentId ? <Link to={href('officeTalent', { uid: talentId })}>連携済み</Link> : '未連携'),
      },
      { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) },
    ]}
    actsOf={(student) => [
      { label: '詳細', name: `${student.name}さんの詳細を開く`, onAct: () => onAct('open', student) },
      { label: '訂正', name: `${student.name}さんを訂正する`, onAct: () => onAct('correct', student) },
      { label: '削除', name: `${student.name}さんを削除する`, ends: true, onAct: () => onAct('remove', student) },
    ]}
  />
);
