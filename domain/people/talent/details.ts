import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { identifier, line, messages, optionalLine, optionalText, shaped } from '../../kernel/validation.ts';

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
/** Whether a size is stored for minors. */
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

const listOf = (item: z.ZodString, limit: number) =>
  z
    .array(item)
    .max(limit, `${limit}件まで登録できます`)
    .refine((items) => new Set(items).size === items.length, '同じ内容が重複しています');

/**
 * The second step of a cast's profile: form and command share this shape (docs/specification.md,
 * section 3). `industry`: ids of industryMaster.
 */
export const talentDetails = z.strictObject({
  sizes: labelled('サイズ', sizes),
  sns: labelled('SNS', sns),
  singingRange: labelled('音域', optionalLine(100)),
  discography: labelled('ディスコグラフィー', optionalText(2_000)),
  keywords: labelled('キーワード', listOf(line(30), 20)),
  industry: labelled('経験のある業種', listOf(identifier, 20)),
  pr: labelled('自己PR', optionalText(2_000)),
});

/** The second step of a cast's profile. */
export type TalentDetails = z.infer<typeof talentDetails>;
