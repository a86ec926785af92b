import type { Control } from './fieldKinds.ts';
import { formatYen } from './format/numbers.ts';
import { longTime } from './format/times.ts';
import { prefectureName } from './prefectures.ts';
import { type Proficiency, proficiencyText } from './proficiencies.ts';

/** Gives the names of entries of a master, also of retired ones. */
type NamesOf = (master: string, ids: readonly string[]) => readonly string[];

/**
 * The value of a field as texts, one for each item; none for an empty value, and none for the kind
 * `own`. Plain code, because the first lists load this module.
 */
export const textsOf = (kind: Control, value: unknown, namesOf: NamesOf): readonly string[] => {
  const known: readonly unknown[] = Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];
  if (known.length === 0) return [];
  switch (kind.control) {
    case 'line':
    case 'kana':
    case 'phone':
    case 'webAddress':
    case 'text':
    case 'words':
      return known as string[];
    case 'master':
    case 'masters':
      return namesOf(kind.master, known as string[]);
    case 'choice':
    case 'several':
      return known.map((each) => kind.choices.find((choice) => choice.value === each)?.label ?? String(each));
    case 'proficiencies':
      return (known as Proficiency[]).map((each) => proficiencyText(each, kind.orAbove));
    case 'prefecture':
      return (known as number[]).map(prefectureName);
    case 'time':
      return (known as number[]).map(longTime);
    case 'yen':
      return (known as number[]).map(formatYen);
    case 'people':
      return known.map((each) => `${each}${kind.unit}`);
    case 'picture':
    case 'pictures':
      return [`${known.length}枚`];
    case 'own':
      return [];
  }
};
