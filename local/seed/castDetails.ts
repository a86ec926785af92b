import { ageAt } from '#domain/kernel/age.ts';
import type { TalentDetails } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { demoMasters, type MasterIdOf } from './masters.ts';
import type { CastMember } from './memberTables.ts';

/**
 * A value that differs between casts and is stable: `number` steps of `step` within `span` from
 * `base`.
 */
const spread = (base: number, span: number, step: number, number: number): number => base + ((number * step) % span);

const sizesOf = (age: number, { gender }: CastMember, number: number): TalentDetails['sizes'] => {
  const small = { 1: { height: 165, weight: 60, shoeSize: 25.5 }, 2: { height: 152, weight: 45, shoeSize: 22.5 } }[gender];
  const none = { bust: null, waist: null, hip: null, headSize: null };
  if (age < 16) {
    const height = 80 + Math.round(age * 5.5);
    return { ...none, height, weight: null, shoeSize: 14 + Math.floor(age * 0.6) };
  }
  const measured =
    number % 3 === 0
      ? none
      : { bust: spread(78, 14, 3, number), waist: spread(58, 18, 5, number), hip: spread(82, 12, 5, number), headSize: 56 };
  return {
    ...measured,
    height: spread(small.height, 17, 5, number),
    weight: spread(small.weight, 14, 3, number),
    shoeSize: small.shoeSize + (number % 5) * 0.5,
  };
};

const snsOf = (kana: string, age: number, number: number): TalentDetails['sns'] => {
  if (age < 16) return { instagram: null, twitter: null, youtube: null, tiktok: null };
  const screenName = `demo_cast_${String(number + 1).padStart(2, '0')}`;
  const followersCount = spread(320, 48_000, 7_919, number) + kana.length;
  return {
    instagram: { screenName, followersCount },
    twitter: number % 2 === 0 ? { screenName, followersCount: Math.round(followersCount / 3) } : null,
    youtube:
      number % 4 === 0 ? { channelId: `@${screenName.replaceAll('_', '-')}`, subscriberCount: Math.round(followersCount / 2) } : null,
    tiktok: age < 40 && number % 3 === 0 ? { screenName, followersCount: followersCount * 2 } : null,
  };
};

/** The second step of a demo cast's profile. */
export const castDetails = (cast: CastMember, number: number, now: number, masterId: MasterIdOf): TalentDetails => {
  const age = ageAt(cast.birthday, now);
  const sings = cast.speciality.some((skill) => /歌|民謡|三味線|三線|作曲|ギター|ピアノ|バイオリン/.test(skill));
  const industries = [0, 5].map((step) => demoMasters.industry[(number + step) % demoMasters.industry.length] as string);
  return {
    ...detailsCatalogue.empty,
    sizes: sizesOf(age, cast, number),
    sns: snsOf(cast.kana, age, number),
    singingRange: sings ? (cast.gender === 1 ? 'lowG〜hiA' : 'mid1C〜hiC') : '',
    discography: sings ? '2024年 地域の音楽祭で自作曲を披露\n2025年 企業のテーマ曲を歌唱' : '',
    keywords: [...cast.speciality],
    industry: industries.map((name) => masterId('industry', name)),
    pr: `${cast.speciality.join('、')}を生かせるお仕事を歓迎します。台本や資料は事前に読み込み、現場では一度目から形にできるよう準備して伺います。`,
  };
};
