import { foldSigns as fold } from '#domain/kernel/folding/foldSigns.ts';
import { prefectureReadings } from '#domain/work/search/readings.ts';
import { synonyms } from '#domain/work/search/synonyms.ts';
import type { Filter } from './filterSelect.tsx';

export type Suggestion = { readonly label: string } & (
  | { readonly filter: string; readonly field: string; readonly value: string }
  | { readonly filter: null }
);

const SHOWN = 6;

/** The words of a keyword; the last one is being typed. */
const partsOf = (keyword: string): { readonly before: string; readonly typed: string } => {
  const [, before = '', typed = ''] = /^(.*[\s、,])?([^\s、,]*)$/s.exec(keyword) ?? [];
  return { before, typed };
};

/** Readings of a filter's values, known for prefectures only. */
const readingsOf = (field: string, value: string): readonly string[] =>
  field === 'area' ? (prefectureReadings[Number(value) - 1]?.map(fold) ?? []) : [];

const filterSuggestions = (typed: string, filter: Filter, chosen: readonly string[]): readonly Suggestion[] => {
  const { field, label: filterLabel, options = [] } = filter;
  return options
    .filter(({ value, label }) => {
      if (chosen.includes(value)) return false;
      const name = fold(label);
      const isPart = typed.length > 1 && name.includes(typed);
      return isPart || [name, ...readingsOf(field, value)].some((each) => each.startsWith(typed));
    })
    .map(({ value, label }) => ({ field, value, label: label.trim(), filter: filterLabel }));
};

/** Skills and things with this beginning, by the word for their group. */
const wordSuggestions = (typed: string): readonly Suggestion[] =>
  synonyms.flatMap((group) => {
    const [first] = group;
    const begins = group.some((word) => fold(word).startsWith(typed));
    return first && begins && fold(first) !== typed ? [{ label: first, filter: null }] : [];
  });

/** Filters first. `chosenIn`: the chosen values of a filter. */
export const suggestionsFor = (
  keyword: string,
  filters: readonly Filter[],
  chosenIn: (field: string) => readonly string[],
): readonly Suggestion[] => {
  const typed = fold(partsOf(keyword).typed);
  if (typed === '') return [];
  return [...filters.flatMap((filter) => filterSuggestions(typed, filter, chosenIn(filter.field))), ...wordSuggestions(typed)].slice(
    0,
    SHOWN,
  );
};

/** The keyword after a suggestion replaced its last word; a filter's value is removed from it. */
export const keywordAfter = (keyword: string, { label, filter }: Suggestion): string =>
  filter === null ? `${partsOf(keyword).before}${label}` : partsOf(keyword).before;
