import { z } from 'zod';
import { ageBands } from '#domain/kernel/person.ts';

/** An age band's code in a search, or empty for any. */
export const age = z
  .string()
  .regex(/^([1-9]|1[0-3])$/)
  .catch('');
export const ageOptions = ageBands.slice(1).map(({ label }, index) => ({ value: String(index + 1), label }));

/** A gender's code in a search, or empty for any. */
export const gender = z.enum(['', '1', '2']).catch('');
export const genderOptions = [
  { value: '1', label: '男性' },
  { value: '2', label: '女性' },
] as const;
