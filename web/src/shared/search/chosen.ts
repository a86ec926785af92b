import { valuesOf } from '#domain/work/search/wanted.ts';
import type { Wanted } from './addressSearch.ts';

/** The chosen values of a filter. */
export const chosenIn = (wanted: Wanted, field: string): readonly string[] => valuesOf(wanted[field] ?? '');
