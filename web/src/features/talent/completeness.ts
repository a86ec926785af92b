import type { Talent } from '#projections/talent/talents.schema.ts';
import { knownSizes, snsAccounts } from '#web/entities/cast/detailTerms.ts';

export type ProfilePart = 'talentProfileBasic' | 'talentProfileDetail' | 'portfolio';
export type ProfileHint = { readonly key: string; readonly label: string; readonly done: boolean; readonly part: ProfilePart };

type Profile = Pick<
  Talent,
  'thumbnail' | 'profileImages' | 'introduction' | 'speciality' | 'languages' | 'skills' | 'sizes' | 'sns' | 'pr' | 'keywords'
>;

/** The most important first. A text is asked for once, and free words too. */
export const profileHints = (talent: Profile, portfolioCount: number): ProfileHint[] => [
  { key: 'thumbnail', label: 'プロフィール写真を登録する', done: talent.thumbnail !== null, part: 'talentProfileBasic' },
  { key: 'introduction', label: '自己紹介を書く', done: talent.introduction !== '' || talent.pr !== '', part: 'talentProfileBasic' },
  { key: 'speciality', label: '特技を登録する', done: talent.speciality.length + talent.keywords.length > 0, part: 'talentProfileBasic' },
  {
    key: 'skills',
    label: '語学・スキルを選ぶ',
    done: talent.languages.length + talent.skills.length > 0,
    part: 'talentProfileDetail',
  },
  { key: 'profileImages', label: '全身などの写真を追加する', done: talent.profileImages.length > 0, part: 'talentProfileBasic' },
  { key: 'sizes', label: 'サイズを登録する', done: knownSizes(talent.sizes).length > 0, part: 'talentProfileDetail' },
  { key: 'sns', label: 'SNSを登録する', done: snsAccounts(talent.sns).length > 0, part: 'talentProfileDetail' },
  { key: 'portfolio', label: 'ポートフォリオに作品を載せる', done: portfolioCount > 0, part: 'portfolio' },
];
