import { useInfiniteQuery } from '@tanstack/react-query';
import type { CastSearch } from '#domain/work/search/wanted.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { foundPages } from '#web/shared/search/foundPages.ts';
import type { Hit } from '../suggested.ts';

/** With fewer hits than these, a second search asks only for the requirements. */
const ENOUGH = 8;

const usePage = (wanted: CastSearch, enabled: boolean) => {
  const query = useInfiniteQuery({ ...foundPages('casts', wanted, talentSchema), enabled });
  const page = query.data?.pages[0];
  const hits: Hit[] = (page?.rows ?? []).map((cast) => ({ cast, signs: page?.signs[cast.id] }));
  return { query, hits };
};

/**
 * The search hits for a job: one page, best first, and a second search with fewer conditions if the
 * first has few hits.
 */
export const useHits = ({ near, wide }: { readonly near: CastSearch; readonly wide: CastSearch }) => {
  const first = usePage(near, true);
  const isAskedAgain = first.query.isSuccess && first.hits.length < ENOUGH && JSON.stringify(near) !== JSON.stringify(wide);
  const second = usePage(wide, isAskedAgain);
  return {
    query: {
      isError: first.query.isError || second.query.isError,
      isPending: first.query.isPending || (isAskedAgain && second.query.isPending),
      refetch: () => (first.query.isError ? first.query.refetch() : second.query.refetch()),
    },
    hits: [...first.hits, ...second.hits],
  };
};
