import { z } from 'zod';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';

/**
 * Separators: commas and dots of any width, and the full-width space. The half-width space occurs
 * inside names (hip hop).
 */
const between = /[,，、､・･　\n]/;

/**
 * Converts a typed line of words (「ダンス、歌　殺陣」) to a list without empty or repeated ones, and
 * back.
 */
export const wordsIn = (line: string): string[] => {
  const typed = line
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  const forms = typed.map(normalizeText);
  return typed.filter((_, index) => forms.indexOf(forms[index] ?? '') === index);
};
/** Words as one line. */
export const joinedWords = (words: readonly string[]): string => words.join('、');

/** A form's rule for such a line: its parts must satisfy the list's rules. */
export const wordsLine = (list: z.ZodArray<z.ZodString>) =>
  z
    .string()
    .refine(
      (line) => list.safeParse(wordsIn(line)).success,
      `${limitOf(list)}個まで、それぞれ${limitOf(list.element)}文字以内で入力してください`,
    );
