import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useBulkActs } from '../acts/bulkActs.tsx';
import { OfficeList } from '../list/officeList.tsx';
import { useOfficeTalents } from './queries/officeTalents.ts';
import { shownOptions, talentRow, talentSearch } from './talentSearch.ts';

const OfficeTalentDetail = lazyPart(
  async () => (await import('./components/officeTalentDetail.tsx')).OfficeTalentDetail,
  () => <RowSkeletons count={3} />,
);
OfficeTalentDetail.preload();

const filters = [{ field: 'shown', label: '公開', options: shownOptions }];
const publication = {
  sends: ['talent', 'publish'],
  label: '人を公開する',
  nameOf: ({ name }: Talent) => name,
  Dialog: lazy(() => import('./components/publishDialog.tsx')),
} as const;
const orders = [
  { value: 'newest', label: '新着順' },
  { value: 'place', label: '表示順' },
];

/** The searchable list of all casts, with the chosen one and its acts next to it. */
export default function TalentsScreen() {
  const search = useAddressSearch(talentSearch);
  const pages = useOfficeTalents(search.wanted);
  const bulk = useBulkActs(pages.rows, search.wanted.shown === 'waiting' ? publication : null);
  // Waiting casts keep the order of their waiting time.
  const ordered = search.wanted.shown === 'waiting' ? {} : { orders };
  return (
    <>
      <OfficeList
        {...bulk.list}
        noun="キャスト"
        path={href('officeTalents')}
        views={{ list: 'talents' }}
        found={{ search, pages, filters, ...ordered, hint: '名前、フリガナ、特技、番号', unit: '人' }}
        none={<EmptyState title="キャストはまだいません">キャストがプロフィールを登録すると、ここに表示されます。</EmptyState>}
        rowOf={talentRow}
        chosen={useParams().uid}
        detail={(uid) => <OfficeTalentDetail uid={uid} />}
      />
      {bulk.dialog}
    </>
  );
}
