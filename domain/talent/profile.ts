import { z } from 'zod';
import { date, kana, line, optionalText, storagePath } from '../kernel/validation.ts';

/** What a talent says of themself: the shape that the form, the command and the event share (spec section 3). */
export const talentProfile = z.strictObject({
  name: line(60),
  kana: kana(60),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  birthday: date,
  prefecture: z.number().int().min(1).max(47),
  introduction: optionalText(2_000),
  speciality: z.array(line(30)).max(10),
  thumbnail: storagePath.nullable(),
  profileImages: z.array(storagePath).max(10),
});

export type TalentProfile = z.infer<typeof talentProfile>;
