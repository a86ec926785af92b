import { z } from 'zod';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
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

/** The rule of a form for such a line: its parts are what the list takes. */
export const specialityLineOf = (list: z.ZodArray<z.ZodString>) =>
  z
    .string()
    .refine(
      (line) => list.safeParse(specialitiesOf(line)).success,
      `${limitOf(list)}個まで、それぞれ${limitOf(list.element)}文字以内で入力してください`,
    );
