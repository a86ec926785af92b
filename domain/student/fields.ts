import { z } from 'zod';
import { agencyGroup } from '../kernel/agencyGroups.ts';
import { parties } from '../kernel/commonFields.ts';
import { labelled } from '../kernel/fieldMeta.ts';
import { date, kana, line, messages } from '../kernel/validation.ts';

/** A trainee as the office keeps the roster (spec section 3). */
export const studentProfile = z.strictObject({
  name: labelled('名前', line(60)),
  kana: labelled('フリガナ', kana(60)),
  birthday: labelled('生年月日', date),
  belongingTo: labelled('所属グループ', agencyGroup),
});
export type StudentProfile = z.infer<typeof studentProfile>;

/** What commands and events say of a place on the roster. */
export const studentFields = {
  /** The code that the agency gives to a trainee; it names the place on the roster. */
  taCode: labelled(
    'TAコード',
    z.string({ error: messages.required }).regex(/^[A-Z0-9]{4,12}$/, '半角の英大文字と数字4〜12文字で入力してください'),
  ),
  ...studentProfile.shape,
  personId: labelled('受講生の番号', z.string()),
  talentId: parties.talentId,
  /**
   * A one-time code as people write it down: 16 characters in groups of four, without those that
   * look alike. 80 random bits.
   */
  linkCode: labelled(
    '連携コード',
    z
      .string({ error: messages.required })
      .min(1, messages.required)
      .regex(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/, '4文字ずつ「-」で区切った16文字の英数字で入力してください'),
  ),
  /** The log knows a code by this hash only, keyed with the trainee's key. */
  codeHash: labelled('コードの照合値', z.string().regex(/^[0-9a-f]{64}$/)),
  expiresAt: labelled('期限', z.number()),
};
