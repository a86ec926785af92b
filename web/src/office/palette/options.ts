import { fold } from '#domain/kernel/folding/fold.ts';
import { splitWords } from '#domain/kernel/folding/foldSigns.ts';
import { type Group, type Hit, type Way, waysOf } from './hits.ts';

/** A choice of the list: a hit, or one of the further ways from it. */
export type Option = { readonly to: string; readonly hit: Hit; readonly way: string | null };

const isSame = (one: Option, other: Option): boolean => one.hit.to === other.hit.to && one.way === other.way;

export const optionsOf = (
  groups: readonly Group[],
  chosen: Option | null,
  isOffered: (way: Way) => boolean,
): { readonly options: readonly Option[]; readonly at: number } => {
  const found = groups.flatMap(({ hits }) => hits).map((hit) => ({ to: hit.to, hit, way: null }));
  const subject = found.find(({ to }) => to === chosen?.hit.to)?.hit ?? found[0]?.hit;
  const ways = subject ? waysOf(subject).filter(isOffered) : [];
  const options = [...found, ...ways.map(({ name, to }) => ({ to, hit: subject as Hit, way: name }))];
  return {
    options,
    at: Math.max(
      0,
      options.findIndex((option) => chosen !== null && isSame(option, chosen)),
    ),
  };
};

/**
 * The first part of a text that a typed word matches, as the places of its start and end; null if
 * none does. The comparison is that of the search.
 */
export const matchIn = (text: string, typed: string): readonly [from: number, to: number] | null => {
  if (fold(typed) === '') return null;
  for (const word of [fold(typed), ...splitWords(typed, fold).keys()])
    for (let from = 0; from < text.length; from++) {
      if (/\s/.test(text[from] as string) || !fold(text.slice(from)).startsWith(word)) continue;
      let to = text.length;
      while (to - 1 > from && fold(text.slice(from, to - 1)).startsWith(word)) to--;
      return [from, to];
    }
  return null;
};
