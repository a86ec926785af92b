import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { date, kana, line, optionalText, storagePath } from '../../kernel/validation.ts';

/**
 * The profile that a cast writes: form, command and event share this shape (docs/specification.md,
 * section 3).
 */
export const talentProfile = z.strictObject({
  name: labelled('お名前（活動名）', line(60)),
  kana: labelled('フリガナ', kana(60)),
  gender: labelled('性別', z.union([z.literal(0), z.literal(1), z.literal(2)])),
  birthday: labelled('生年月日', date),
  prefecture: labelled('活動拠点', z.number().int().min(1).max(47)),
  introduction: labelled('自己紹介', optionalText(2_000)),
  speciality: labelled('特技', z.array(line(30)).max(10)),
  thumbnail: labelled('プロフィール写真', storagePath.nullable()),
  profileImages: labelled('その他の写真', z.array(storagePath).max(10)),
});

/** The profile of a cast. */
export type TalentProfile = z.infer<typeof talentProfile>;

/** The pictures of a profile, each once; empty for an erased person. */
export const picturesOf = ({
  thumbnail,
  profileImages,
}: {
  readonly thumbnail: string | null;
  readonly profileImages: readonly string[] | null;
}) => [...new Set([...(thumbnail === null ? [] : [thumbnail]), ...(profileImages ?? [])])];
