import type { ReactNode } from 'react';
import { agencyGroupLabels, agencyGroups } from '#domain/kernel/agencyGroups.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useMasterOptions } from '#web/features/master/public.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { areaOptions } from '#web/shared/search/areas.ts';
import { ageOptions, genderOptions } from '#web/shared/search/people.ts';
import { SearchList } from '#web/shared/search/searchList.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { castOrders, castSearch } from '../castSearch.ts';
import { useCastPages } from '../queries/casts.ts';
import { CastCard } from './castCard.tsx';
import { CastGrid, CastGridSkeleton } from './castGrid.tsx';

const groupOptions = agencyGroups.map((group) => ({ value: String(group), label: agencyGroupLabels[group] }));
/** How many pictures are in sight at first: these are fetched at once. */
const FIRST = 6;

type Props = { readonly addressOf: (cast: Talent) => string; readonly cornerOf?: (cast: Talent) => ReactNode };

/** Published casts, to search in. */
export const CastSearchList = ({ addressOf, cornerOf }: Props) => {
  const search = useAddressSearch(castSearch);
  const pages = useCastPages(search.wanted);
  const filters = [
    { field: 'area', label: '地域', options: areaOptions },
    { field: 'gender', label: '性別', options: genderOptions },
    { field: 'age', label: '年代', options: ageOptions },
    { field: 'industry', label: '経験のある業種', options: useMasterOptions('industry') },
    { field: 'group', label: '所属グループ', options: groupOptions },
  ];
  return (
    <SearchList
      search={search}
      pages={pages}
      hint="名前、特技など"
      filters={filters}
      orders={castOrders}
      counted={{ noun: 'キャスト', unit: '人' }}
      skeleton={<CastGridSkeleton />}
      none={
        <EmptyState title="公開中のキャストがまだいません">事務局が準備を進めています。しばらくしてから、もう一度ご覧ください。</EmptyState>
      }
    >
      {(casts) => (
        <CastGrid>
          {casts.map((cast, index) => (
            <CastCard key={cast.id} cast={cast} eager={index < FIRST} to={addressOf(cast)} corner={cornerOf?.(cast)} />
          ))}
        </CastGrid>
      )}
    </SearchList>
  );
};
