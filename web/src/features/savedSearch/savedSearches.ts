import { savedSearchesPath, savedSearchesSchema } from '#projections/savedSearch/savedSearches.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

/** The signed-in user's saved searches, live; null if there are none. */
export const useSavedSearches = () => useOne(savedSearchesPath(useUid()), savedSearchesSchema);

export const useSearchCommand = <Fields extends { readonly searchId: string }>(type: 'save' | 'remove') => {
  const uid = useUid();
  return useCommand<Fields>({ callable: 'savedSearches', type, shownBy: () => savedSearchesPath(uid), again: true });
};
