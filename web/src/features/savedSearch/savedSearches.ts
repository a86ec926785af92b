import type { Digest } from '#domain/work/savedSearch/fields.ts';
import type { SearchKind } from '#domain/work/search/wanted.ts';
import { savedSearchesPath, savedSearchesSchema } from '#projections/savedSearch/savedSearches.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

type Saved = {
  readonly searchId: string;
  readonly kind: SearchKind;
  readonly name: string;
  readonly wanted: string;
  readonly digest: Digest;
};

/** The signed-in user's saved searches, live; null if there are none. */
export const useSavedSearches = () => useOne(savedSearchesPath(useUid()), savedSearchesSchema);

const shownBy = (uid: string) => () => savedSearchesPath(uid);

export const useSaveSearch = () => {
  const uid = useUid();
  return useCommand<Saved>({ callable: 'savedSearches', type: 'save', shownBy: shownBy(uid), again: true });
};

export const useRemoveSearch = () => {
  const uid = useUid();
  return useCommand<Pick<Saved, 'searchId'>>({ callable: 'savedSearches', type: 'remove', shownBy: shownBy(uid), again: true });
};
