import { normalizeText } from '#domain/kernel/validation.ts';

/** A line of specialities as typed (「ダンス、歌, 殺陣」) to a list without empty or repeated ones, and back. */
export const specialitiesOf = (line: string): string[] => [
  ...new Set(
    normalizeText(line)
      .split(/[,、・\n]/)
      .map(normalizeText)
      .filter(Boolean),
  ),
];
export const specialityLine = (specialities: readonly string[]): string => specialities.join('、');
