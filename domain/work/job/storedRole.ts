import { z } from 'zod';
import { choice, several } from '../../kernel/fieldKinds.ts';
import { ageBands } from '../../kernel/person.ts';

export const wantedGender = choice(
  [
    { value: 0, label: '指定しない' },
    { value: 1, label: '男性' },
    { value: 2, label: '女性' },
  ],
  0,
);
/** The wanted ages. No band: any age. */
export const wantedAges = several(ageBands.map(({ code, label }) => ({ value: code, label })));

/**
 * A role in events and documents. `no` names it in its job, and is never used again there. Its
 * labels are in `roleRows.ts`, because the first lists load this module.
 */
export const storedRole = z.object({
  no: z.number(),
  name: z.string(),
  seats: z.number(),
  feeMin: z.number(),
  feeMax: z.number(),
  wantedGender: wantedGender.stored,
  wantedAgeBands: wantedAges.stored,
  days: z.string(),
});
