import { valuesOf } from '#domain/search/wanted.ts';
import type { Wanted } from './addressSearch.ts';

/** The values of a filter that are chosen. */
export const chosenIn = (wanted: Wanted, field: string): readonly string[] => valuesOf(wanted[field] ?? '');
