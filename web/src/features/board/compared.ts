import { useState } from 'react';
import { useUid } from '#web/shared/data/auth/session.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';
import { showToast } from '#web/shared/ui/toast.ts';

export const COMPARED = { least: 2, most: 4 } as const;

export type Chosen = { readonly id: string; readonly name: string; readonly thumbnail: string | null };
export type Compared = {
  readonly chosen: readonly Chosen[];
  readonly toggle: (cast: Chosen) => void;
  readonly clear: () => void;
};

/** The choice is kept while the client opens single profiles. */
export const useCompared = (jobId: string): Compared => {
  const kept = draftStorage<readonly Chosen[]>(`compared:${jobId}`, useUid());
  const [chosen, choose] = useState<readonly Chosen[]>(() => kept.read() ?? []);
  const set = (next: readonly Chosen[]) => {
    kept.write(next);
    choose(next);
  };
  const toggle = (cast: Chosen) => {
    if (chosen.some(({ id }) => id === cast.id)) return set(chosen.filter(({ id }) => id !== cast.id));
    if (chosen.length >= COMPARED.most) return showToast(`一度に比べられるのは${COMPARED.most}人までです`);
    set([...chosen, cast]);
  };
  return { chosen, toggle, clear: () => set([]) };
};

export const COMPARE = 'compare';

/** The casts to compare from an address; empty if there are too few. */
export const comparedIn = (params: URLSearchParams): readonly string[] => {
  const ids = [...new Set((params.get(COMPARE) ?? '').split(',').filter(Boolean))].slice(0, COMPARED.most);
  return ids.length < COMPARED.least ? [] : ids;
};
