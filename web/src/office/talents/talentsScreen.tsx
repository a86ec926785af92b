import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { SearchList } from '#web/shared/search/searchList.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { listTime } from '../listTime.ts';
import { Rows } from '../rows.tsx';
import { SideBySide } from '../sideBySide.tsx';
import { SavedViews } from '../views/savedViews.tsx';
import { OfficeTalentDetail } from './components/officeTalentDetail.tsx';
import { useOfficeTalents } from './queries/officeTalents.ts';
import { shownOptions, talentSearch, talentState } from './talentSearch.ts';

const filters = [{ field: 'shown', label: '公開', options: shownOptions }];
const orders = [
  { value: 'newest', label: '新着順' },
  { value: 'place', label: '表示順' },
];

/** All casts, to search in, with the chosen one and what can be done with it beside them. */
export default function TalentsScreen() {
  const { uid } = useParams();
  const search = useAddressSearch(talentSearch);
  const pages = useOfficeTalents(search.wanted);
  return (
    <SideBySide
      listPath={href('officeTalents')}
      hint="キャストを選択してください"
      detail={uid ? <OfficeTalentDetail key={uid} uid={uid} /> : null}
      list={
        <Stack>
          <SavedViews list="talents" listPath={href('officeTalents')} />
          <SearchList
            search={search}
            pages={pages}
            hint="名前、フリガナ、特技、番号"
            filters={filters}
            // Who waits is listed by how long they wait.
            orders={search.wanted.shown === 'waiting' ? [] : orders}
            counted={{ noun: 'キャスト', unit: '人' }}
            skeleton={<RowSkeletons />}
            none={<EmptyState title="キャストはまだいません">キャストがプロフィールを登録すると、ここに表示されます。</EmptyState>}
          >
            {(talents) => (
              <Rows
                label="キャストの一覧"
                current={uid}
                rows={talents.map((talent) => ({
                  id: talent.id,
                  to: href('officeTalent', { uid: talent.id }),
                  name: `${talent.name}（${talent.kana}）`,
                  about: [talentState(talent), ...talent.speciality].join('・'),
                  aside: listTime(talent.createdAt),
                }))}
              />
            )}
          </SearchList>
        </Stack>
      }
    />
  );
}
