import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import type { Runtime } from '#functions/ports.ts';
import { writeDocuments } from '#functions/replay/writeDocuments.ts';
import { comparePacks } from '#functions/search/comparePacks.ts';
import { castMembers } from '#local/seed/memberTables.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { noReviews } from '#projections/kernel/fields.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';

/** A number below `most`; the same `n` gives the same number. */
const drawn = (n: number, most: number): number => (Math.imul(n + 1, 2_654_435_761) >>> 8) % most;
const memberOf = (n: number) => castMembers[drawn(n, castMembers.length)] as (typeof castMembers)[number];
const industries = Array.from({ length: 20 }, (_, n) => `industry-${n}`);
const idOf = (kind: string, n: number): string => `${kind}${String(n).padStart(20, 'abcdefghijklmnopqrst')}`;

/** A cast that combines the name, skills and texts of different demo casts. */
const castOf = (n: number): Talent => {
  const [person, skilled, other] = [memberOf(n), memberOf(n + 7), memberOf(n * 3 + 1)];
  const reviews = drawn(n, 5);
  return {
    id: idOf('cast', n),
    name: person.name,
    kana: person.kana,
    gender: person.gender,
    prefecture: 1 + drawn(n, 47),
    ageBand: 1 + drawn(n * 5, 13),
    introduction: `${skilled.introduction}${other.introduction}`,
    speciality: [...skilled.speciality],
    thumbnail: n % 4 === 0 ? null : 'pictures/a.jpg',
    profileImages: [],
    ...detailsCatalogue.empty,
    pr: memberOf(n * 11).introduction,
    keywords: [...other.speciality],
    industry: [industries[drawn(n, 20)] as string],
    sizes: { ...detailsCatalogue.empty.sizes, height: 140 + drawn(n, 50) },
    belongingTo: ([null, 1, 2, 3, 4, 5] as const)[drawn(n, 6)] ?? null,
    isPublished: true,
    publishedAt: n,
    isSuspended: false,
    returnedAt: null,
    birthdayAskedAt: null,
    pageOpenedAt: null,
    sharingAllowedAt: null,
    viewOrder: 100 + drawn(n, 9_900),
    isFixedOrder: false,
    placedAt: 0,
    likedCount: drawn(n, 100),
    ...noReviews(),
    reviews: { sum: reviews * (1 + 2 * drawn(n, 3)), count: reviews, aggregation: { 1: 0, 3: 0, 5: 0 } },
    deletedAt: null,
    cardVersion: 1,
    createdAt: n,
    updatedAt: n,
    version: 1,
  };
};

const jobOf = (n: number, now: number): Job => ({
  id: idOf('job', n),
  clientId: 'client',
  client: { id: 'client', name: `${memberOf(n).name}企画`, thumbnail: null, version: 1 },
  status: 'OPEN',
  visibility: 'PUBLIC',
  ...postingCatalogue.empty,
  rolesUpTo: 0,
  title: `${memberOf(n).speciality[0]}の撮影`,
  description: memberOf(n + 3).introduction,
  place: '渋谷スタジオ',
  schedule: memberOf(n * 7).introduction,
  jobCategory: `category-${drawn(n, 8)}`,
  industry: [industries[drawn(n, 20)] as string],
  prefecture: 1 + drawn(n, 47),
  startsAt: now,
  endsAt: now,
  feeMin: 10_000,
  feeMax: 50_000,
  numberOfPeople: 1,
  wantedGender: ([0, 1, 2] as const)[drawn(n, 3)] ?? 0,
  wantedAgeBands: n % 2 === 0 ? [] : [1 + drawn(n, 13)],
  entryDeadline: now + 1_000_000 + n,
  pageOpenedAt: null,
  closedAt: null,
  filledAt: null,
  endedAt: null,
  cardVersion: 1,
  createdAt: n,
  updatedAt: n,
  version: 1,
});

/** Writes `count` casts and `count` jobs with their search rows, without events. */
export const seedSearch = async ({ db, now }: Runtime, count: number): Promise<void> => {
  const at = now();
  const documents = new Map<string, Talent | Job>();
  for (let n = 0; n < count; n++) {
    const [cast, job] = [castOf(n), jobOf(n, at)];
    documents.set(`talents/${cast.id}`, cast);
    documents.set(`jobs/${job.id}`, job);
  }
  await writeDocuments(
    db,
    [...documents].map(([path, expected]) => ({ path, expected })),
  );
  const inOrder = (collection: string) => [...documents].filter(([path]) => path.startsWith(`${collection}/`));
  for (const pack of await comparePacks(db, { get: (path) => documents.get(path), inOrder })) await writeDocuments(db, [pack]);
};
