import { ageBands } from '#domain/kernel/person.ts';

export const ageOptions = ageBands.map(({ code, label }) => ({ value: String(code), label }));

export const genderOptions = [
  { value: '1', label: '男性' },
  { value: '2', label: '女性' },
] as const;
