import { useState } from 'react';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';
import { showToast } from '#web/shared/ui/toast.ts';

export const MOST_ASKED = 20;

/** The ids of the casts that a client has picked, of all or of a list, per tab. */
export const pickedCasts = (uid: string, listId?: string) =>
  draftStorage<readonly string[]>(listId ? `picked:${listId}` : 'pickedCasts', uid);

/** `list`: only its casts can be picked, and one that leaves it is no longer picked. */
export const usePickedCasts = (list?: { readonly id: string; readonly talentIds: readonly string[] }) => {
  const kept = pickedCasts(useUid(), list?.id);
  const [picked, setIds] = useState<readonly string[]>(() => kept.read() ?? []);
  const ids = list ? picked.filter((id) => list.talentIds.includes(id)) : picked;
  const set = (next: readonly string[]) => {
    kept.write(next);
    setIds(next);
  };
  const toggle = (id: string) => {
    if (ids.includes(id)) return set(ids.filter((each) => each !== id));
    if (ids.length >= MOST_ASKED) return showToast(`一度に選べるのは${MOST_ASKED}人までです`);
    set([...ids, id]);
  };
  const clear = () => {
    kept.forget();
    setIds([]);
  };
  return { ids, toggle, clear };
};

export const useCastsByIds = (ids: readonly string[]) =>
  useMany(
    {
      collection: 'talents',
      where: [
        ['id', 'in', [...ids]],
        ['isPublished', '==', true],
      ],
      limit: MOST_ASKED,
    },
    talentSchema,
  );
