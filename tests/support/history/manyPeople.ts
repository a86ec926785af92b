import { DAY } from '#domain/kernel/calendar/instants.ts';
import type { Actor } from '#domain/kernel/decider.ts';
import { clientProfile, posting, talentProfile } from '../people.ts';
import { accountHistory, office } from './account.ts';
import { type History, history } from './history.ts';

/** How long ago the people joined. */
const SINCE = 210 * DAY;

export const CLIENTS = 120;
export const TALENTS = 300;
export const JOBS = 400;

const numbered = (what: string, number: number): string => `many-${what}-${String(number).padStart(3, '0')}`;
export const clientOf = (number: number): Actor => ({ uid: numbered('client', number), role: 'client' });
export const talentOf = (number: number): Actor => ({ uid: numbered('talent', number), role: 'talent' });
export const jobOf = (number: number) => ({ jobId: numbered('job', number), client: clientOf(number % CLIENTS) });

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;
const words = ['青葉', '若草', '北斗', '桜木', '白鳥', '千歳', '双葉', '瑞穂', '八雲', '若松', '朝日', '泉', '曙', '常盤', '緑川'];
const trades = ['映像', '広告', '食品', '出版', '住宅', '商事', '製作所', '放送'];
const families = [
  '相沢',
  '今井',
  '上野',
  '江口',
  '大西',
  '川村',
  '木下',
  '桑原',
  '小島',
  '三枝',
  '白井',
  '杉本',
  '関口',
  '高田',
  '辻',
  '永井',
  '西田',
];
const givens = ['蓮', '凪', '澪', '湊', '紬', '律', '葵', '樹', '花', '暖', '翠', '岳', '光', '岬', '楓', '仁', '静', '薫'];
const works = [
  '企業紹介映像の出演者',
  '新商品の広告モデル',
  '展示会のコンパニオン',
  '再現ドラマの出演者',
  '採用サイトのモデル',
  '観光映像の案内役',
];

const client = (number: number, at: number): History[] => {
  const by = clientOf(number);
  const profile = clientProfile(`${pick(families, number)} ${pick(givens, number)}`);
  const company = { ...profile.company, name: `株式会社${pick(words, number)}${pick(trades, number)}` };
  return [accountHistory(by, `${by.uid}@example.com`, at), history('client', by.uid, [{ command: { ...profile, company }, by, at }])];
};

const talent = (number: number, at: number): History[] => {
  const by = talentOf(number);
  const profile = talentProfile(`${pick(families, number)} ${pick(givens, number)}`);
  const published = { command: { type: 'publish' }, by: office, at };
  return [accountHistory(by, `${by.uid}@example.com`, at), history('talent', by.uid, [{ command: profile, by, at }, published])];
};

const job = (number: number, now: number, at: number): History => {
  const { jobId, client: by } = jobOf(number);
  const open = { entryDeadline: now + 10 * DAY, startsAt: now + 20 * DAY, endsAt: now + 21 * DAY };
  const command = { ...posting(at), ...open, title: `${pick(works, number)}募集（${number + 1}）` };
  return history('job', jobId, [{ command, by, at }]);
};

const times = <Item>(count: number, make: (number: number) => Item): Item[] => Array.from({ length: count }, (_, number) => make(number));

/** Certified clients, published talents and open jobs, for many deals. */
export const manyPeople = (now: number): History[] => {
  const at = now - SINCE;
  return [
    ...times(CLIENTS, (number) => client(number, at)).flat(),
    ...times(TALENTS, (number) => talent(number, at)).flat(),
    ...times(JOBS, (number) => job(number, now, at)),
  ];
};
