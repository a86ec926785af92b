import { z } from 'zod';
import { ageBandCodes, ageBands } from '#domain/kernel/person.ts';

/** An age band's code in a search, or empty for any. */
export const age = z.enum(['', ...ageBandCodes.map(String)]).catch('');
export const ageOptions = ageBands.map(({ code, label }) => ({ value: String(code), label }));

/** A gender's code in a search, or empty for any. */
export const gender = z.enum(['', '1', '2']).catch('');
export const genderOptions = [
  { value: '1', label: '男性' },
  { value: '2', label: '女性' },
] as const;
