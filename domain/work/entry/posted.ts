import { z } from 'zod';
import { time } from '../../kernel/fieldMeta.ts';
import { storedFacts } from '../deal/storedSheet.ts';

const print = z.number();
/** The posting at the time of the entry: fees (yen), template, prints of texts, start (ms). */
export const posted = z.object({
  feeMin: z.number(),
  feeMax: z.number(),
  sheet: storedFacts.nullable(),
  words: z.object({ content: print, place: print }).nullable(),
  // The default is for documents of releases without it, until a rebuild.
  startsAt: time.nullable().default(null),
});
