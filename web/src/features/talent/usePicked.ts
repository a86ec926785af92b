import { useState } from 'react';
import { MOST_ASKED, pickedCasts } from '#web/entities/cast/castsByIds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { showToast } from '#web/shared/ui/toast.ts';

/** The casts that are picked to be asked together. */
export const usePicked = () => {
  const kept = pickedCasts(useUid());
  const [ids, setIds] = useState<readonly string[]>(() => kept.read() ?? []);
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
