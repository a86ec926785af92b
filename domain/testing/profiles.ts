import { fold } from '../kernel/decider.ts';
import type { ClientProfile } from '../people/client/profile.ts';
import type { StudentProfile } from '../people/student/fields.ts';
import type { TalentDetails } from '../people/talent/details.ts';
import type { TalentProfile } from '../people/talent/profile.ts';
import type { RegisteredTalent } from '../people/talent/state.ts';
import { decider as talent } from '../people/talent/talent.ts';
import { uidOf } from './contexts.ts';

/** The profile of a cast. */
export const talentProfile: TalentProfile = {
  name: '山田 花子',
  kana: 'ヤマダ ハナコ',
  gender: 2,
  birthday: '1998-04-12',
  prefecture: 13,
  introduction: '舞台を中心に活動しています。',
  speciality: ['ダンス', '殺陣'],
  thumbnail: `pictures/${uidOf.talent}/hanako.webp`,
  profileImages: [`pictures/${uidOf.talent}/hanako-1.webp`],
};

/** The details of a cast. */
export const talentDetails: TalentDetails = {
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
};

/** The state of a published talent. */
export const publishedTalent = fold(talent, [
  { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } },
  { type: 'TalentPublished', data: {} },
]) as RegisteredTalent;

/** A trainee on the roster. */
export const studentProfile: StudentProfile = {
  name: talentProfile.name,
  kana: talentProfile.kana,
  birthday: talentProfile.birthday,
  belongingTo: 3,
};

/** The profile of a client. */
export const clientProfile: ClientProfile = {
  clientType: 'CORPORATION',
  name: '佐藤 健',
  kana: 'サトウ ケン',
  thumbnail: `pictures/${uidOf.client}/aozora.webp`,
  department: '制作部',
  position: 'プロデューサー',
  worksUrl: 'https://example.com/works',
  company: {
    name: '株式会社あおぞら映像',
    kana: 'アオゾラエイゾウ',
    phone: '0312345678',
    address: { postalCode: '1500001', prefecture: '東京都', city: '渋谷区', street: '神宮前1-2-3', buildingName: 'あおぞらビル' },
  },
};

export { draft, posting } from '../work/job/example.ts';
