import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { parties } from '../../kernel/commonFields.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { identifier, line, optionalText, sha256 } from '../../kernel/validation.ts';

export const guestAnswers = ['GOOD', 'HOLD', 'PASS'] as const;
export type GuestAnswer = (typeof guestAnswers)[number];
export const guestAnswerLabels = { GOOD: 'いい', HOLD: '保留', PASS: '見送り' } as const satisfies Record<GuestAnswer, string>;

export const shortlistFields = {
  listId: labelled('候補リストの番号', identifier),
  clientId: parties.clientId,
  title: labelled('リストの名前', line(60)),
  /** The job of the list; null for a list without one. */
  jobId: labelled('お仕事', identifier.nullable()),
  talentId: labelled('キャスト', identifier),
  /** Only the client reads it. */
  note: labelled('メモ', optionalText(300)),
  /** The position of a cast in the list, from 0. */
  place: labelled(
    '順番',
    z
      .int()
      .min(0)
      .max(businessRules.shortlistCastsMax - 1),
  ),
  talentIds: labelled('キャスト', z.array(identifier)),
  shareId: labelled('共有の番号', identifier),
  shareIds: labelled('共有の番号', z.array(identifier)),
  label: labelled('共有先', line(40)),
  /** The end of the link (ms). */
  until: labelled('共有の期限', time),
  tokenHash: labelled('リンクの照合値', sha256),
  openedAt: labelled('開かれた日時', time),
  count: labelled('開かれた回数', z.int().min(1)),
  /** The name that a guest types, and its key in documents. */
  guest: labelled('お名前', line(40)),
  guestId: labelled('共有先の方の番号', z.string()),
  answer: labelled('回答', z.enum(guestAnswers)),
  comment: labelled('ひとこと', optionalText(300)),
  /** The fingerprint of all answers that were given together. */
  print: labelled('回答の照合値', z.string()),
};
