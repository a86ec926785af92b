import { ageBands } from '#domain/kernel/person.ts';

/** The choices of age bands. */
export const ageOptions = ageBands.map(({ code, label }) => ({ value: String(code), label }));

/** The choices of genders. */
export const genderOptions = [
  { value: '1', label: '男性' },
  { value: '2', label: '女性' },
] as const;
