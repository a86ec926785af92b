import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { agencyGroupLabels, agencyGroups } from '#domain/kernel/agencyGroups.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import type { SaidState } from '#domain/work/diary/dayKinds.ts';
import { castOrders, castSearch, heights } from '#domain/work/search/wanted.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useMasterOptions } from '#web/entities/master/masterOptions.tsx';
import { SaveSearch } from '#web/features/savedSearch/public.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { ageOptions, areaOptions, genderOptions } from '#web/shared/search/choices.ts';
import { daysFilterOf } from '#web/shared/search/filterDays.tsx';
import { SearchList } from '#web/shared/search/searchList.tsx';
import { preloadBar } from '#web/shared/search/searchPanel.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { useCastPages } from '../queries/casts.ts';
import { CastCard } from './castCard.tsx';
import { CastGrid, CastGridSkeleton } from './castGrid.tsx';
import { skillsFilter } from './filterSkills.tsx';

const groupOptions = agencyGroups.map((group) => ({ value: String(group), label: agencyGroupLabels[group] }));
const heightOptions = heights.map((from, at) => {
  const next = heights[at + 1];
  const label = from === 0 ? `${next}cm未満` : next === undefined ? `${from}cm以上` : `${from}〜${next - 1}cm`;
  return { value: String(from), label };
});
const ratingOptions = [
  { value: '4', label: '評価4以上' },
  { value: '3', label: '評価3以上' },
];
const movieOptions = [{ value: '1', label: '動画あり' }];
preloadBar();

/** The number of pictures above the fold, which load immediately. */
const FIRST = 6;

const daysFilter = daysFilterOf('空いている日', (date) => `${shortDay(date)}に空き`);

/** The headings of a search by days: who has registered all of them, and who has not. */
const headings = { known: '予定を登録しているキャスト', unknown: '予定が未登録の日があるキャスト' } as const;

/** The hits of a search by days under headings, in its order; of another search one group. */
const groupsOf = (casts: readonly Talent[], days: Readonly<Record<string, SaidState>>) => {
  const isUnknown = ({ id }: Talent) => days[id] === 'UNKNOWN';
  const isByDays = casts.some(({ id }) => days[id] !== undefined);
  if (!isByDays) return [{ heading: '', members: casts, from: 0 }];
  const [known, unknown] = [casts.filter((cast) => !isUnknown(cast)), casts.filter(isUnknown)];
  return [
    { heading: headings.known, members: known, from: 0 },
    { heading: headings.unknown, members: unknown, from: known.length },
  ].filter(({ members }) => members.length > 0);
};

type Props = {
  readonly addressOf: (cast: Talent) => string;
  readonly cornerOf?: (cast: Talent) => ReactNode;
  /** For clients, who can search by free days. */
  readonly withDays?: boolean;
  /**
   * For clients: the address to ask several of the hits together. Then a search can be saved, too.
   */
  readonly askAddress?: string;
};

export const CastSearchList = ({ addressOf, cornerOf, withDays = false, askAddress }: Props) => {
  const search = useAddressSearch(castSearch);
  const { search: wantedNow } = useLocation();
  const pages = useCastPages(search.wanted);
  const filters = [
    ...(withDays ? [daysFilter] : []),
    { field: 'area', label: '地域', options: areaOptions, several: true },
    { field: 'gender', label: '性別', options: genderOptions, several: true },
    { field: 'age', label: '年代', options: ageOptions, several: true },
    skillsFilter,
    { field: 'industry', label: '経験のある業種', options: useMasterOptions('industry'), several: true },
    { field: 'height', label: '身長', options: heightOptions, several: true },
    { field: 'rating', label: '評価', options: ratingOptions },
    { field: 'movie', label: '動画', options: movieOptions },
    { field: 'group', label: '所属グループ', options: groupOptions, several: true },
  ];
  return (
    <SearchList
      search={search}
      pages={pages}
      hint="名前、特技、地域など"
      filters={filters}
      inBar
      orders={castOrders}
      counted={{ noun: 'キャスト', unit: '人' }}
      acts={
        askAddress
          ? (name) => (
              <>
                {name ? <SaveSearch kind="casts" wanted={search.wanted} name={name} /> : null}
                <LinkButton variant="text" to={askAddress + wantedNow}>
                  まとめて問い合わせ・オファー
                </LinkButton>
              </>
            )
          : undefined
      }
      skeleton={<CastGridSkeleton />}
      none={
        <EmptyState title="公開中のキャストがまだいません">事務局が準備を進めています。しばらくしてから、もう一度ご覧ください。</EmptyState>
      }
    >
      {(casts) => {
        const groups = groupsOf(casts, pages.days);
        const found = groups.flatMap(({ members }) => members.map(({ id }) => id));
        return groups.map(({ heading, members, from }) => (
          <section key={heading} aria-label={heading || undefined}>
            {heading ? (
              <h2>
                {heading}
                {/* A next page may have more of each group. */}
                {pages.query.hasNextPage ? null : ` ${members.length}人`}
              </h2>
            ) : null}
            <CastGrid>
              {members.map((cast, index) => (
                <CastCard
                  key={cast.id}
                  cast={cast}
                  eager={from + index < FIRST}
                  to={addressOf(cast)}
                  corner={cornerOf?.(cast)}
                  days={pages.days[cast.id]}
                  held={pages.held[cast.id]}
                  found={found}
                />
              ))}
            </CastGrid>
          </section>
        ));
      }}
    </SearchList>
  );
};
