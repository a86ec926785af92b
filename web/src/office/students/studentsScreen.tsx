import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { SearchList } from '#web/shared/search/searchList.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { RosterImport } from './components/rosterImport.tsx';
import { StudentsTable } from './components/studentsTable.tsx';
import { groupOptions, linkOptions, studentSearch, useStudents } from './queries/students.ts';

const filters = [
  { field: 'group', label: 'グループ', options: groupOptions },
  { field: 'link', label: 'キャストとの連携', options: linkOptions },
];

const StudentList = () => {
  const search = useAddressSearch(studentSearch);
  const pages = useStudents(search.wanted);
  return (
    <SearchList
      search={search}
      pages={pages}
      hint="TAコード、名前、カナ"
      filters={filters}
      orders={[]}
      counted={{ noun: '受講生', unit: '人' }}
      skeleton={<RowSkeletons />}
      none={<EmptyState title="受講生はまだ登録されていません">「CSVの取り込み」から、名簿を登録できます。</EmptyState>}
    >
      {(students) => <StudentsTable students={students} />}
    </SearchList>
  );
};

/** The agency's roster: to search in, and to fill from a file. */
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
      {tab === 'list' ? <StudentList /> : <RosterImport />}
    </Stack>
  );
}
