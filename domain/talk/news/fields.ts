import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { instant, line, text, webAddress } from '../../kernel/validation.ts';
import { type NewsAudience, newsAudiences } from './audiences.ts';

export const newsAudienceLabels: Readonly<Record<NewsAudience, string>> = {
  all: 'すべての会員',
  client: 'クライアントのみ',
  talent: 'キャストのみ',
};

/**
 * The content of a news item: form, command and event share this shape. Defaults are for open pages
 * of the release without these fields.
 */
export const newsText = z.strictObject({
  title: labelled('件名', line(100)),
  body: labelled('本文', text(5_000)),
  audience: labelled('届ける相手', z.enum(newsAudiences).default('all')),
  link: labelled('リンク先', webAddress.default('')),
  picture: labelled('画像', z.string().max(300).nullable().default(null)),
});
export type NewsText = z.infer<typeof newsText>;

/** When a draft is published (ms). */
export const publishAt = labelled('公開する日時', instant);

/** Why a draft cannot be published at a time; null if it can. */
export const publishAtFault = (at: number, now: number): string | null => {
  if (at <= now) return '現在より後の日時を選択してください';
  const { newsAheadMax } = businessRules;
  return at > now + newsAheadMax ? `${newsAheadMax / DAY}日以内の日時を選択してください` : null;
};
