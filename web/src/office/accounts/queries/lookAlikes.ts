import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { NamedHit } from '#domain/work/search/named.ts';
import { askSearch } from '#web/shared/data/firstSearch.ts';
import { readKey } from '#web/shared/data/readKey.ts';

/** The other clients whose names look like the name of this client's company. */
export const useLookAlikes = (uid: string, company: string) =>
  useQuery({
    queryKey: readKey('page', { lookAlikes: company }),
    queryFn: async () => (await askSearch('people', { like: company }, null)).rows as readonly NamedHit[],
    select: (hits) => hits.filter(({ id, role }) => role === 'client' && id !== uid),
    enabled: company !== '',
    staleTime: MINUTE,
  });
