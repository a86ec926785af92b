import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { inputOf, sampleOf } from '../../kernel/catalogueInput.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { messages, shaped } from '../../kernel/validation.ts';
import { detailsCatalogue } from './detailsRows.ts';

/**
 * Kinds of social networks (docs/specification.md, section 3). YouTube has subscribers of a
 * channel, the others have followers of a name.
 */
export const snsKinds = ['instagram', 'twitter', 'youtube', 'tiktok'] as const;
/** One of `snsKinds`. */
export type SnsKind = (typeof snsKinds)[number];

const measure = (from: number, to: number) => {
  const message = `${from}から${to}までの数字で入力してください`;
  return z.number({ error: message }).min(from, message).max(to, message).multipleOf(0.1, '小数点以下は1桁まで入力してください').nullable();
};

/** Body sizes in cm, weight in kg; null if not given. */
export const sizes = z.strictObject({
  height: labelled('身長', measure(30, 250), 'cm'),
  weight: labelled('体重', measure(1, 300), 'kg'),
  bust: labelled('バスト', measure(20, 200), 'cm'),
  waist: labelled('ウエスト', measure(20, 200), 'cm'),
  hip: labelled('ヒップ', measure(20, 200), 'cm'),
  shoeSize: labelled('靴のサイズ', measure(5, 40), 'cm'),
  headSize: labelled('頭囲', measure(20, 80), 'cm'),
});

type Sizes = z.infer<typeof sizes>;

const hiddenOfMinor = { weight: null, bust: null, waist: null, hip: null } as const;

/** The sizes without those that are not stored for minors: weight and body measures. */
export const sizesOfMinor = (given: Sizes): Sizes => ({ ...given, ...hiddenOfMinor });
export const isKeptOfMinor = (size: keyof Sizes): boolean => !(size in hiddenOfMinor);

const audience = z
  .number({ error: messages.digits })
  .int(messages.digits)
  .min(0, messages.digits)
  .max(businessRules.audienceMax, messages.format);
const named = z
  .strictObject({
    screenName: labelled('ユーザー名', shaped(/^[\w.]{1,30}$/)),
    followersCount: labelled('フォロワー数', audience, '人'),
  })
  .nullable();
const channel = z
  .strictObject({
    channelId: labelled('チャンネル', shaped(/^@?[\w.-]{1,60}$/)),
    subscriberCount: labelled('登録者数', audience, '人'),
  })
  .nullable();

/** The accounts of a cast in each network; null without an account. */
export const sns = z.strictObject({
  instagram: labelled('Instagram', named),
  twitter: labelled('X（Twitter）', named),
  youtube: labelled('YouTube', channel),
  tiktok: labelled('TikTok', named),
});

/** The schema of the details in a command (docs/specification.md, section 3). */
export const talentDetails = inputOf(detailsCatalogue, { sizes, sns });
/** The second step of a cast's profile. */
export type TalentDetails = z.infer<typeof talentDetails>;

/** Details as a cast may give them, for examples and tests. */
export const detailsExample: TalentDetails = sampleOf(detailsCatalogue, talentDetails, {
  sizes: { height: 162.5, weight: null, bust: 82, waist: 60, hip: 86, shoeSize: 23.5, headSize: null },
  sns: {
    instagram: { screenName: 'hanako.stage', followersCount: 12_400 },
    twitter: null,
    youtube: { channelId: '@hanako-stage', subscriberCount: 980 },
    tiktok: null,
  },
  singingRange: 'mid1C〜hiA',
  discography: '2025年「青い舞台」劇中歌',
  keywords: ['時代劇', '所作'],
  industry: ['drama', 'stage'],
  pr: '殺陣と日舞の両方をお見せできます。',
});
