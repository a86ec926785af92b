import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { CASTS_BY_ID_MAX, type CastSigns } from '#domain/work/search/results.ts';
import { DAYS_MAX } from '#domain/work/search/wanted.ts';
import { callFunction } from '#web/shared/data/commands/callFunction.ts';
import { asCommandError } from '#web/shared/data/reads/answers.ts';
import type { SearchAnswer } from '#web/shared/data/reads/firstSearch.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';

export type Signs = Readonly<Record<string, CastSigns>>;

/** Rating, movie and days of casts by id. A hidden cast has none; undefined while loading. */
export const useSigns = (ids: readonly string[] | null, dates: readonly string[]) => {
  const among = [...new Set(ids)].slice(0, CASTS_BY_ID_MAX).sort();
  const wanted = { days: dates.slice(0, DAYS_MAX).join(',') };
  const query = useQuery({
    queryKey: readKey('many', { signs: among, ...wanted }),
    queryFn: async (): Promise<Signs> =>
      (await asCommandError(callFunction<SearchAnswer>('search', { type: 'casts', wanted, after: null, among }))).signs,
    enabled: among.length > 0,
    staleTime: MINUTE,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { query, signs: query.data };
};
