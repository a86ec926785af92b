import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import type { OfficeStudent } from '#projections/student/officeStudents.schema.ts';
import { href } from '#web/routing/href.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { SearchList } from '#web/shared/search/searchList.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../acts/act.ts';
import { DataTable } from '../list/dataTable.tsx';
import { fieldName } from '../list/fieldName.ts';
import table from '../list/table.module.css';
import { listTime } from '../list/texts.ts';
import { Permitted } from '../roles/roles.tsx';
import { groupOptions, linkOptions, studentSearch, useStudents } from './queries/students.ts';

type Props = {
  readonly students: readonly OfficeStudent[];
  readonly onAct: (act: 'open' | 'correct' | 'remove', student: OfficeStudent) => void;
};

/** The roster, one row per trainee. Birthdays are not shown, since no work here needs them. */
const StudentsTable = ({ students, onAct }: Props) => (
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

const removeAct = ({ taCode, name, talentId }: OfficeStudent): Act => ({
  callable: 'students',
  type: 'remove',
  fields: { taCode },
  document: `officeStudents/${taCode}`,
  removes: true,
  label: '削除する',
  title: `${name}さん（${taCode}）を名簿から削除しますか？`,
  consequences: [
    ...(talentId ? ['キャストとの連携が解除され、TAコードと所属グループがプロフィールから外れます。'] : []),
    'このTAコードは、別の方に登録できるようになります。元に戻すには、もう一度登録してください。',
  ],
  done: `${name}さんを名簿から削除しました`,
  ends: true,
});

const filters = [
  { field: 'group', label: fieldName('student', 'belongingTo'), options: groupOptions },
  { field: 'link', label: 'キャストとの連携', options: linkOptions },
];

const RosterImport = lazy(() => import('./components/rosterImport.tsx'));
const PlaceDialog = lazy(() => import('./components/placeDialog.tsx'));
const StudentDialog = lazy(() => import('./components/studentDialog.tsx'));
const ActDialog = lazy(() => import('../acts/actDialog.tsx'));

type Open = { readonly act: 'register' } | { readonly act: 'open' | 'correct' | 'remove'; readonly student: OfficeStudent };

const StudentList = () => {
  const search = useAddressSearch(studentSearch);
  const pages = useStudents(search.wanted);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack>
      <Permitted aggregate="student" type="register">
        <div className={table.buttons}>
          <Button variant="outlined" onClick={() => setOpen({ act: 'register' })}>
            受講生を1人登録する
          </Button>
        </div>
      </Permitted>
      <SearchList
        search={search}
        pages={pages}
        hint="TAコード、名前、フリガナ"
        filters={filters}
        counted={{ noun: '受講生', unit: '人' }}
        skeleton={<RowSkeletons />}
        none={
          <EmptyState title="受講生はまだ登録されていません">
            1人ずつ登録するか、「CSVの取り込み」から名簿をまとめて登録できます。
          </EmptyState>
        }
      >
        {(students) => <StudentsTable students={students} onAct={(act, student) => setOpen({ act, student })} />}
      </SearchList>
      <Suspense>
        {open?.act === 'open' ? <PlaceDialog student={open.student} onClose={close} /> : null}
        {open?.act === 'register' ? <StudentDialog student={null} onClose={close} /> : null}
        {open?.act === 'correct' ? <StudentDialog student={open.student} onClose={close} /> : null}
        {open?.act === 'remove' ? <ActDialog act={removeAct(open.student)} onClose={close} /> : null}
      </Suspense>
    </Stack>
  );
};

export default function StudentsScreen() {
  const tab = useTab(['list', 'import']);
  return (
    <Stack>
      <LinkTabs
        label="名簿"
        current={tab}
        tabs={[
          { key: 'list', label: '一覧' },
          { key: 'import', label: 'CSVの取り込み' },
        ]}
      />
      {tab === 'list' ? (
        <StudentList />
      ) : (
        <Suspense fallback={<RowSkeletons />}>
          <RosterImport />
        </Suspense>
      )}
    </Stack>
  );
}
