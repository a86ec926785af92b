import { z } from 'zod';
import { storedFacts } from '../deal/storedSheet.ts';

const print = z.number();
/**
 * The posting as it was when a cast entered: its range of fees (yen), its template, prints of the
 * client's words.
 */
export const posted = z.object({
  feeMin: z.number(),
  feeMax: z.number(),
  sheet: storedFacts.nullable(),
  words: z.object({ content: print, place: print }).nullable(),
});
