import { normalizeText } from '#domain/kernel/validation.ts';

/**
 * Commas and dots of any width, and the full-width space; the half-width one stands inside names
 * (hip hop).
 */
const between = /[,，、､・･　\n]/;

/**
 * A line of specialities as typed (「ダンス、歌　殺陣」) to a list without empty or repeated ones, and back.
 */
export const specialitiesOf = (line: string): string[] => {
  const typed = line
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  const forms = typed.map(normalizeText);
  return typed.filter((_, index) => forms.indexOf(forms[index] ?? '') === index);
};
export const specialityLine = (specialities: readonly string[]): string => specialities.join('、');
