import type { z } from 'zod';
import { inputOf } from '../../kernel/catalogueInput.ts';
import { date } from '../../kernel/validation.ts';
import { basicCatalogue } from './basicRows.ts';

export const talentProfile = inputOf(basicCatalogue, { birthday: date });

export type TalentProfile = z.infer<typeof talentProfile>;

/** The pictures of a profile, each once; empty for an erased person. */
export const picturesOf = ({
  thumbnail,
  profileImages,
}: {
  readonly thumbnail: string | null;
  readonly profileImages: readonly string[] | null;
}) => [...new Set([...(thumbnail === null ? [] : [thumbnail]), ...(profileImages ?? [])])];
