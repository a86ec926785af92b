import { savedSearch } from '#domain/work/savedSearch/savedSearch.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';

/** Saves and removes the own searches. */
export const savedSearches = callableOf(savedSearch, {}, { admit: certifiedOnly });
