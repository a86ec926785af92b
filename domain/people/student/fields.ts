import { z } from 'zod';
import { agencyGroup } from '../../kernel/agencyGroups.ts';
import { parties } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { date, kana, line, shaped } from '../../kernel/validation.ts';

/** A trainee on the office's roster (docs/specification.md, section 3), from the office's form. */
export const studentProfile = z.strictObject({
  name: labelled('名前', line(60)),
  kana: labelled('フリガナ', kana(60)),
  birthday: labelled('生年月日', date),
  belongingTo: labelled('所属グループ', agencyGroup),
});

export type StudentProfile = z.infer<typeof studentProfile>;

export const studentFields = {
  /** The agency's code for a trainee. It identifies the place on the roster. */
  taCode: labelled('TAコード', shaped(/^[A-Z0-9]{4,12}$/, '半角の英大文字と数字4〜12文字で入力してください')),
  ...studentProfile.shape,
  personId: labelled('受講生の番号', z.string()),
  talentId: parties.talentId,
  /** A one-time code: 16 characters without similar ones, 80 random bits. */
  linkCode: labelled(
    '連携コード',
    shaped(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/, '4文字ずつ「-」で区切った16文字の英数字で入力してください'),
  ),
  /** The log stores only this hash of the code, keyed with the trainee's key. */
  codeHash: labelled('コードの照合値', z.string().regex(/^[0-9a-f]{64}$/)),
  expiresAt: labelled('期限', time),
};

export const registration = studentProfile.extend({ taCode: studentFields.taCode });
