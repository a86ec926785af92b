import { ageAt, isMinorOn } from '#domain/kernel/age.ts';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstDate, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { fold } from '#domain/kernel/folding/fold.ts';
import { languages, type Proficiency, type ProficiencyRow, skills } from '#domain/kernel/proficiencies.ts';
import type { TalentDetails } from '#domain/people/talent/details.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { wordsOf } from '#domain/work/search/words.ts';
import type { Act, Person } from './acts.ts';
import { around, castPicture, companyMarkPicture, people } from './demoPeople.ts';
import { demoMasters, type MasterIdOf } from './masters.ts';
import { type CastMember, castMembers, companies, publishedCasts, suspendedCast } from './memberTables.ts';
import { momentAfter, momentBefore, randomOf } from './moments.ts';

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

/** The languages or skills that the words of a demo cast mean, with levels that differ. */
const proficienciesOf = (rows: readonly ProficiencyRow[], words: readonly string[], number: number): Proficiency[] => {
  const spellings = wordsOf(words.join(' '), []).flatMap((word) => word.spellings);
  return rows
    .filter(({ label }) => spellings.includes(fold(label)))
    .map(({ code, levels }, at) => ({ code, level: levels.length === 0 ? 1 : 1 + ((number + at) % levels.length) }));
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
    languages: proficienciesOf(languages, cast.speciality, number),
    skills: proficienciesOf(skills, cast.speciality, number),
    keywords: [...cast.speciality],
    industry: industries.map((name) => masterId('industry', name)),
    pr: `${cast.speciality.join('、')}を生かせるお仕事を歓迎します。台本や資料は事前に読み込み、現場では一度目から形にできるよう準備して伺います。`,
  };
};

/** Half of the casts joined in the first weeks, the others later; unpublished ones recently. */
const castJoinedDaysAgo = (number: number): number => {
  if (number === suspendedCast) return 64;
  if (number >= publishedCasts) return (publishedCasts + 3 - number) * 1.3;
  return number < 20 ? 125.5 - number * 0.8 : 104 - (number - 20) * 4.4;
};

const clientJoinedDaysAgo = [126.4, 125.6, 124.8, 120, 3.4, 2.2, 1.1];

/**
 * A minor's mother consents on paper before the publication; a first paper without signature was
 * refused.
 */
const guardianActs = ({ name }: CastMember, by: Person, registeredAt: number, recordedAt: number): Act[] => {
  const { office } = people;
  const [family] = name.split(' ');
  const profile = { name: `${family} 京子`, relation: 'MOTHER', email: `guardian-of-${by.email}` };
  const record = (at: number, label: string, consents: boolean, note: string): Act => ({
    at,
    by: office,
    callable: 'guardians',
    label: `${label} ${by.uid}`,
    command: { type: 'record', uid: by.uid, scope: 'PROFILE', jobId: null, offerId: null, guardianNo: 1, consents, note },
  });
  return [
    { at: registeredAt, by, callable: 'guardians', label: 'guardian', command: { type: 'register', ...profile } },
    record(recordedAt - MINUTE, 'no consent', false, '同意書に署名がありませんでした。'),
    record(recordedAt, 'consent', true, '署名のある同意書の原本を確認しました。'),
  ];
};

/** Two of three casts have weekly rules, and days that are unavailable or negotiable. */
const diaryActs = (number: number, by: Person, now: number): Act[] => {
  if (number % 3 === 2) return [];
  const said = (label: string, kind: 'BUSY' | 'ASK', first: number, days: number): Act => {
    const from = daysAfter(jstDate(now), first + (number % 7));
    const command = { type: 'blockOut', from, to: daysAfter(from, days - 1), kind };
    return { at: around(now, 1, 'cast', number, label), by, callable: 'diaries', label, command };
  };
  const weekday = number % 3 === 0 ? 'FREE' : 'ASK';
  const weekly = [...Array.from({ length: 5 }, () => weekday), 'FREE', 'FREE', 'UNKNOWN'];
  const rules: Act = {
    at: around(now, 1, 'cast', number, 'week'),
    by,
    callable: 'diaries',
    label: 'week',
    command: { type: 'setWeek', weekly },
  };
  return [rules, said('busy', 'BUSY', 3, 2), said('ask', 'ASK', 8, 1), said('away', 'BUSY', 24, 5)];
};

/** Every second adult has a public page, and may be in shared lists. */
const pageActs = (number: number, { birthday }: CastMember, by: Person, now: number): Act[] => {
  if (number % 2 === 1 || isMinorOn(birthday, jstDate(now))) return [];
  const at = around(now, 2, 'cast', number, 'page');
  return (['openPage', 'allowSharing'] as const).map((type, nth) => ({
    at: at + nth * MINUTE,
    by,
    callable: 'talents',
    label: type === 'openPage' ? 'public page' : 'sharing',
    command: { type, birthday },
  }));
};

/**
 * A cast with a role and both steps of a profile; the office publishes and suspends by the list.
 */
const castActs = (number: number, now: number, masterId: MasterIdOf): Act[] => {
  const cast = castMembers[number] as (typeof castMembers)[number];
  const by = people.casts[number] as Person;
  const { office } = people;
  const { uid } = by;
  const random = randomOf('cast', number);
  const at = around(now, castJoinedDaysAgo(number), 'cast', number);
  const pictures = { thumbnail: castPicture(number, 0), profileImages: [castPicture(number, 0), castPicture(number, 1)] };
  const details = castDetails(cast, number, now, masterId);
  const joined: Act[] = [
    { at, by, callable: 'accounts', label: 'register', command: { type: 'register' } },
    { at: at + 40_000, by, callable: 'accounts', label: 'role', command: { type: 'chooseRole', role: 'talent' } },
    { at: at + HOUR / 4, by, callable: 'talents', label: 'profile', command: { type: 'saveProfile', ...cast, ...pictures } },
    { at: at + HOUR / 2, by, callable: 'talents', label: 'details', command: { type: 'saveDetails', ...details } },
  ];
  if (number >= publishedCasts && number !== suspendedCast) return joined;
  const publishedAt = momentAfter(at + HOUR, 'office', random);
  const act = (when: number, who: Person, label: string, command: Act['command']): Act => ({
    at: when,
    by: who,
    callable: 'talents',
    label,
    command,
  });
  if (isMinorOn(cast.birthday, jstDate(now))) joined.push(...guardianActs(cast, by, at + HOUR / 3, publishedAt - HOUR / 60));
  joined.push(act(publishedAt, office, `publish ${uid}`, { type: 'publish', uid }));
  joined.push(...diaryActs(number, by, now));
  if (number === suspendedCast) {
    const reason = '連絡が取れないため、確認が取れるまで休止します。';
    return [...joined, act(around(now, 12, 'office'), office, `suspend ${uid}`, { type: 'suspend', uid, reason })];
  }
  joined.push(...pageActs(number, cast, by, now));
  if (number % 3 !== 0) return joined;
  const again = publishedAt + random() * 0.9 * (now - 2 * DAY - publishedAt);
  const keywords = [...details.keywords, '急なご相談も可'];
  return [
    ...joined,
    act(momentBefore(Math.max(again, publishedAt + DAY), 'cast', random), by, 'details again', {
      type: 'saveDetails',
      ...details,
      keywords,
    }),
  ];
};

/** A client with a role and a company; the office certifies all except those who wait. */
const clientActs = (number: number, now: number): Act[] => {
  const company = companies[number] as (typeof companies)[number];
  const { name, kana, department, position, clientType, companyName, companyKana, phone, address, certified, bill } = company;
  const by = people.clients[number] as Person;
  const { office } = people;
  const { uid } = by;
  const at = around(now, clientJoinedDaysAgo[number] ?? 1, 'client', number);
  const profile = {
    type: 'saveProfile',
    clientType,
    name,
    kana,
    department,
    position,
    thumbnail: companyMarkPicture(number),
    worksUrl: `https://www.example.com/works/${number + 1}`,
    company: { name: companyName, kana: companyKana, phone, address },
  };
  const joined: Act[] = [
    { at, by, callable: 'accounts', label: 'register', command: { type: 'register' } },
    { at: at + 50_000, by, callable: 'accounts', label: 'role', command: { type: 'chooseRole', role: 'client' } },
    { at: at + HOUR / 5, by, callable: 'clients', label: 'profile', command: profile },
  ];
  if (!certified) return joined;
  const certifiedAt = momentAfter(at + HOUR, 'office', randomOf('client', number));
  const numbered: Act = {
    at: certifiedAt,
    by: office,
    callable: 'clients',
    label: `number ${uid}`,
    command: { type: 'setBillClientId', uid, billClientId: bill },
  };
  const certify: Act = {
    at: certifiedAt + HOUR / 20,
    by: office,
    callable: 'accounts',
    label: `certify ${uid}`,
    command: { type: 'certifyClient', uid },
  };
  return [...joined, ...(bill === '-' ? [] : [numbered]), certify];
};

/** The acts by which casts and clients join, until the office admits them. */
export const peopleActs = (now: number, masterId: MasterIdOf): Act[] => [
  ...castMembers.flatMap((_, number) => castActs(number, now, masterId)),
  ...companies.flatMap((_, number) => clientActs(number, now)),
];

const publishedIn = (acts: readonly Act[]): ReadonlyMap<string, number> =>
  new Map(
    acts.flatMap(({ at, callable, command }) =>
      callable === 'talents' && typeof command === 'object' && command.type === 'publish' ? [[command.uid as string, at] as const] : [],
    ),
  );

/** When the office published each cast (ms), by number; undefined if the cast cannot be asked. */
export const publishedAt = (acts: readonly Act[]): readonly (number | undefined)[] => {
  const at = publishedIn(acts);
  return people.casts.map(({ uid }, number) => (number === suspendedCast ? undefined : at.get(uid)));
};
