import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { detailsExample } from '#domain/people/talent/details.ts';
import { weeklyRows } from '#domain/work/diary/dayKinds.ts';
import type { SearchAnswer } from '#functions/reads/search.ts';
import { rebuild } from '#functions/replay/rebuild.ts';
import { verify } from '#functions/replay/verify.ts';
import { runtime } from '#functions/runtime.ts';
import { type Pack, unpackRows } from '#functions/search/packs.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { askSearch, finds, idsFound, idsOf, unique } from '#tests/support/found.ts';
import { now } from '#tests/support/level.ts';
import { clientProfile, newClient, newJob, newOffice, newTalent, type Person, registered, suspend } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let office: Person;
let client: Person;
beforeAll(async () => {
  office = await newOffice();
  client = await newClient(office);
});

describe('casts', () => {
  test('who left have no words in the rows', async () => {
    const word = unique();
    const talent = await newTalent(office, `${word} 花子`);
    await finds(client, 'casts', word, [talent.uid]);
    await send(talent, 'accounts', { type: 'withdraw' });
    const texts = async () => {
      const packs = await runtime().db.collection('searchPacks').get();
      return packs.docs.map((pack) => JSON.stringify(unpackRows((pack.data() as Pack).rows))).join();
    };
    await until(texts, (text) => !text.includes(word) && !text.includes(talent.uid), 'the rows without the person');
  });

  test('are found by free days, which other casts do not learn', async () => {
    const word = unique();
    const [date, other] = [jstDate(now() + 20 * DAY), jstDate(now() + 21 * DAY)];
    const talent = await newTalent(office, `${word} 花子`);
    await send(talent, 'diaries', { type: 'setWeek', weekly: weeklyRows.map(() => 'FREE') });
    await send(talent, 'diaries', { type: 'blockOut', from: date, to: date, kind: 'BUSY' });
    const on = (days: string, person = client) => askSearch(person, 'casts', { q: word, days });
    await until(
      () => on(other),
      ({ days }) => days[talent.uid] === 'FREE',
      'the days of the cast',
    );
    expect(await on(other)).toMatchObject({ count: 1, loosened: [] });
    expect(idsOf(await on(date))).toEqual([]);
    expect(await on(date, await newTalent(office))).toMatchObject({ count: 1, loosened: [], days: {} });
  });

  test('are found by a language with its level or a higher one, and by its name', async () => {
    const word = unique();
    const talent = await newTalent(office, `${word} 花子`);
    const speak = (level: number) =>
      send(talent, 'talents', { type: 'saveDetails', ...detailsExample, languages: [{ code: 'vie', level }], skills: [] });
    const found = async (skills: string) => idsOf(await askSearch(client, 'casts', { q: word, skills }));
    await speak(2);
    await finds(client, 'casts', `${word} ベトナム語`, [talent.uid]);
    expect([await found('vie.1'), await found('vie.2'), await found('vie.3'), await found('tha.1')]).toEqual([
      [talent.uid],
      [talent.uid],
      [],
      [],
    ]);
    await speak(3);
    await until(
      () => found('vie.3'),
      (ids) => ids.includes(talent.uid),
      'the new level',
    );
  });

  test('have rating, movie and days by id for clients, only the first two for other casts', async () => {
    const word = unique();
    const [date, other] = [jstDate(now() + 20 * DAY), jstDate(now() + 21 * DAY)];
    const [talent, hidden, viewer] = await Promise.all([newTalent(office, `${word} 花子`), newTalent(office), newTalent(office)]);
    await send(office, 'talents', { type: 'unpublish', uid: hidden.uid, reason: '写真の差し替えのため' });
    await send(talent, 'diaries', { type: 'setWeek', weekly: weeklyRows.map(() => 'FREE') });
    await send(talent, 'diaries', { type: 'blockOut', from: date, to: date, kind: 'BUSY' });
    const among = [talent.uid, hidden.uid, 'nobody'];
    const signs = async (person: Person) => {
      const answer = await call<SearchAnswer>(person, 'search', {
        type: 'casts',
        wanted: { days: `${date},${other}` },
        after: null,
        among,
      });
      expect(answer.rows).toEqual([]);
      return answer.signs;
    };
    await until(
      () => signs(client),
      (found) => found[talent.uid]?.days[0] === 'BUSY' && !found[hidden.uid],
      'the signs of the cast',
    );
    expect(await signs(client)).toEqual({ [talent.uid]: { rating: null, reviews: 0, movie: false, days: ['BUSY', 'FREE'] } });
    expect(await signs(viewer)).toEqual({ [talent.uid]: { rating: null, reviews: 0, movie: false, days: [] } });
  });

  test('are counted exactly and paged without repetitions', async () => {
    const word = unique();
    const talents = await Promise.all(Array.from({ length: 26 }, () => newTalent(office, `${word} 花子`)));
    await until(
      async () => (await askSearch(client, 'casts', { q: word })).count,
      (count) => count === 26,
      'the number',
    );
    const first = await askSearch(client, 'casts', { q: word, order: 'newest' });
    const second = await askSearch(client, 'casts', { q: word, order: 'newest' }, first.next);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([24, 2, null]);
    expect([...idsOf(first), ...idsOf(second)].sort()).toEqual(talents.map(({ uid }) => uid).sort());
  });
});

describe('jobs', () => {
  test('are found by their words and by their client’s current name, and disappear when closed', async () => {
    const [title, company] = [unique(), unique()];
    const poster = await newClient(office);
    const jobId = await newJob(poster, { title });
    const talent = await newTalent(office);
    await finds(talent, 'jobs', title, [jobId]);
    const profile = clientProfile();
    await send(poster, 'clients', { ...profile, company: { ...profile.company, name: company } });
    await finds(talent, 'jobs', company, [jobId]);
    await send(poster, 'jobs', { type: 'close', jobId });
    await finds(talent, 'jobs', title, []);
  });
});

test('a word without a hit is counted for the office without the person, and found after the office adds a synonym', async () => {
  const [word, known] = [unique(), unique()];
  const talent = await newTalent(office, `${known} 花子`);
  await finds(client, 'casts', known, [talent.uid]);
  const counted = async () =>
    (await runtime().db.collection('missingWords').where('word', '==', word).get()).docs.map((found) => found.data());
  for (const person of [client, client, talent, office]) expect((await askSearch(person, 'casts', { q: word })).count).toBe(0);
  const [document, ...others] = await counted();
  expect(others).toEqual([]);
  expect(document).toMatchObject({ word, count: 2, casts: 2, firstDay: jstDate(now()), lastDay: jstDate(now()) });
  expect(JSON.stringify(document)).not.toContain(client.uid);
  await send(office, 'masters', { type: 'add', kind: 'synonym', name: `${word}、${known}`, orderIndex: 1 });
  await finds(client, 'casts', word, [talent.uid]);
  expect(await askSearch(client, 'casts', { q: word })).not.toHaveProperty('missing');
});

test('jobs for a cast: those on free days in the own prefecture first, with reasons, taken days last; a client sees the newest', async () => {
  const word = unique();
  const poster = await newClient(office);
  const on = (days: number) => ({ startsAt: now() + days * DAY, endsAt: now() + days * DAY + HOUR, sheet: null, industry: [] });
  const post = (fields: object) => newJob(poster, { title: word, wantedGender: 0, wantedAgeBands: [], ...fields });
  const talent = await newTalent(office);
  const { prefecture } = (await runtime().db.doc(`talents/${talent.uid}`).get()).data() as Talent;
  const free = await post({ prefecture, ...on(20) });
  const busy = await post({ prefecture, ...on(21) });
  const unknown = await post({ prefecture, ...on(22) });
  for (const [days, kind] of [
    [20, 'FREE'],
    [21, 'BUSY'],
  ] as const) {
    const date = jstDate(now() + days * DAY);
    await send(talent, 'diaries', { type: 'blockOut', from: date, to: date, kind });
  }
  const found = await until(
    () => askSearch(talent, 'jobs', { q: word, order: 'suited' }),
    ({ fits }) => fits?.[busy]?.includes('BUSY') === true && fits[free]?.includes('FREE') === true,
    'the days of the cast',
  );
  expect(idsOf(found)).toEqual([free, unknown, busy]);
  expect(found.fits).toEqual({ [free]: ['prefecture', 'FREE'], [unknown]: ['prefecture', 'UNKNOWN'], [busy]: ['prefecture', 'BUSY'] });
  const forClient = await askSearch(client, 'jobs', { q: word, order: 'suited' });
  expect(forClient.fits).toBeUndefined();
  expect(idsOf(forClient)).toEqual(idsOf(await askSearch(client, 'jobs', { q: word, order: 'newest' })));
});

describe('people and postings', () => {
  const findsNamed = (type: 'people' | 'postings', q: string, ids: readonly string[]) =>
    until(
      () => idsFound(office, type, q),
      (found) => found.join() === ids.join(),
      `"${q}" finds ${ids.join() || 'nothing'} among the ${type}`,
    );

  test('are found by the office by parts of names, also closed jobs and hidden casts, but nobody who left', async () => {
    const [word, company, title] = [unique(), unique(), unique()];
    const talent = await newTalent(office, `花子 ${word}`);
    await send(office, 'talents', { type: 'suspend', uid: talent.uid, reason: '規約違反' });
    const poster = await newClient(office);
    const profile = clientProfile();
    await send(poster, 'clients', { ...profile, company: { ...profile.company, name: `株式会社${company}企画` } });
    const jobId = await newJob(poster, { title: `新しい${title}の撮影` });
    await send(poster, 'jobs', { type: 'close', jobId });
    await findsNamed('people', word, [talent.uid]);
    await findsNamed('people', `${company}企画`, [poster.uid]);
    await findsNamed('postings', title, [jobId]);
    await send(talent, 'accounts', { type: 'withdraw' });
    await findsNamed('people', word, []);
  });

  test('are for members with roles that may read them', async () => {
    const administrator = await newOffice();
    const duties = { roles: ['administration'], approvalLimit: null, reason: '担当の変更' };
    await send(office, 'accounts', { type: 'setDuties', uid: administrator.uid, ...duties });
    expect(await idsFound(administrator, 'people', unique())).toEqual([]);
    expect(await codeOf(idsFound(administrator, 'postings', 'あ'))).toBe('permission-denied');
    expect(await codeOf(idsFound(client, 'people', 'あ'))).toBe('permission-denied');
  });
});

describe('who may search', () => {
  test('only users who may list casts and jobs', async () => {
    const uncertified = await registered('client');
    const unpublished = await registered('talent');
    for (const person of [uncertified, unpublished, await registered()])
      expect(await codeOf(askSearch(person, 'casts', {}))).toBe('permission-denied');
    const suspended = await suspend(office, await newClient(office));
    expect(await codeOf(askSearch(suspended, 'casts', {}))).toBe('account-suspended');
    expect((await askSearch(office, 'jobs', {})).loosened).toEqual([]);
  });
});

test('a rebuild writes all rows, and verify finds a wrong one', async () => {
  const word = unique();
  const talent = await newTalent(office, `${word} 花子`);
  await finds(client, 'casts', word, [talent.uid]);
  const packs = await runtime().db.collection('searchPacks').where('kind', '==', 'casts').get();
  await packs.docs[0]?.ref.update({ rows: Buffer.from('broken') });
  const { differences } = await verify(runtime());
  expect(differences.map(({ path }) => path)).toContain(packs.docs[0]?.ref.path);
  await rebuild(runtime());
  expect((await verify(runtime())).differences).toEqual([]);
});
