import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useBulkActs } from '../acts/bulkActs.tsx';
import { RecordedFile } from '../acts/recordedFile.tsx';
import { ListTable } from '../list/listTable.tsx';
import { SearchedList } from '../list/searchedList.tsx';
import { useOfficeTalents } from './queries/officeTalents.ts';
import { shownOptions, talentSearch } from './talentSearch.ts';
import { talentRow, talentTable } from './talentTable.tsx';

const OfficeTalentDetail = preloadedPart(
  async () => (await import('./components/officeTalentDetail.tsx')).OfficeTalentDetail,
  rowSkeletons(3),
);

const filters = [{ field: 'shown', label: '公開', options: shownOptions }];
const publication = {
  sends: ['talent', 'publish'],
  label: '人を公開する',
  nameOf: ({ name }: Talent) => name,
  Dialog: lazy(() => import('./components/publishDialog.tsx')),
} as const;

export default function TalentsScreen() {
  const search = useAddressSearch(talentSearch);
  const pages = useOfficeTalents(search.wanted);
  const bulk = useBulkActs(pages.rows, search.wanted.shown === 'waiting' ? publication : null);
  return (
    <>
      <SearchedList
        {...bulk.list}
        noun="キャスト"
        path={href('officeTalents')}
        views={{ list: 'talents' }}
        found={{ search, pages, filters, hint: '名前、フリガナ、特技、番号', unit: '人' }}
        none={<EmptyState title="キャストはまだいません">キャストがプロフィールを登録すると、ここに表示されます。</EmptyState>}
        tableOf={(shown) => <ListTable {...shown} {...talentTable} />}
        acts={<RecordedFile list="talents" read={pages.readWhole} table={talentTable} rowOf={talentRow} />}
        rowOf={talentRow}
        chosen={useParams().uid}
        isDetailWide
        detail={(uid) => <OfficeTalentDetail uid={uid} />}
      />
      {bulk.dialog}
    </>
  );
}
