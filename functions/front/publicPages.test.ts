import { readFileSync } from 'node:fs';
import type { Request, Response } from 'express';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FrontCards, frontAddresses } from '#domain/talk/front/addresses.ts';
import { PUBLIC_PAGE_CACHE_SECONDS } from '#domain/talk/front/shown.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { memoryFirestore } from '#local/memory/firestore.ts';
import type { PublicJob } from '#projections/front/publicJobs.ts';
import type { PublicTalent } from '#projections/front/publicTalents.ts';
import { photoNamed } from './cards.ts';
import { castPage, castsPage, jobPage, jobsPage } from './pages.ts';
import { keptAndStrict, publicPagesOf } from './publicPages.ts';
import { secretAndStrict } from './sharedLists.ts';

const cast = (id: string, change: Partial<PublicTalent> = {}): PublicTalent => ({
  id,
  name: `山田 ${id}`,
  photos: [`pictures/${id}/face_M.webp`, `pictures/${id}/side_M.webp`],
  ageBand: 7,
  prefecture: 13,
  speciality: ['ダンス', '殺陣'],
  introduction: '舞台を中心に活動しています。',
  height: 162.5,
  openedAt: NOON,
  createdAt: NOON,
  updatedAt: NOON,
  version: 4,
  ...change,
});
const job = (id: string, change: Partial<PublicJob> = {}): PublicJob => ({
  id,
  clientId: 'ken',
  title: `撮影 ${id}`,
  description: '商品の撮影です。',
  pictures: ['pictures/ken/studio_M.webp'],
  prefecture: 13,
  startsAt: NOON + 9 * DAY,
  endsAt: NOON + 9 * DAY,
  feeMin: 30_000,
  feeMax: 50_000,
  entryDeadline: NOON + 5 * DAY,
  openedAt: NOON,
  createdAt: NOON,
  updatedAt: NOON,
  version: 2,
  ...change,
});
const talentAccount = { suspended: false, deletedAt: null, name: '本名 花子' };
const clientAccount = { ...talentAccount, name: '株式会社あおぞら映像', isClientCertificated: true };

type Answered = { status: number; type: string; body: string; headers: Record<string, string> };

/** The function over documents in memory; all pictures exist. */
const site = (documents: Readonly<Record<string, object>>) => {
  const db = memoryFirestore().connect();
  const put = Promise.all(Object.entries(documents).map(([path, document]) => db.doc(path).set(document)));
  const read: string[] = [];
  const objects = {
    sizeOf: async () => 4,
    read: async (path: string) => {
      read.push(path);
      return Buffer.from('bytes');
    },
  };
  let now = NOON;
  const serve = publicPagesOf(() => ({ db, now: () => now, objects: objects as never }));
  const get = async (address: string, method = 'GET', from = '203.0.113.7'): Promise<Answered> => {
    await put;
    const answered: Answered = { status: 200, type: '', body: '', headers: {} };
    const response = {
      status: (status: number) => Object.assign(answered, { status }) && response,
      set: (given: string | Record<string, string>, value = '') =>
        Object.assign(answered.headers, typeof given === 'string' ? { [given]: value } : given) && response,
      type: (type: string) => Object.assign(answered, { type }) && response,
      send: (body: string | Buffer) => Object.assign(answered, { body: body.toString() }) && response,
      redirect: (status: number, to: string) => Object.assign(answered, { status, body: to }) && response,
    };
    const url = new URL(address, 'http://site');
    const header = (name: string) => (name === 'Fastly-Client-IP' ? from : undefined);
    const asked = { method, path: url.pathname, query: Object.fromEntries(url.searchParams), header, socket: {} };
    await serve(asked as unknown as Request, response as unknown as Response);
    return answered;
  };
  const wait = (ms: number): void => {
    now += ms;
  };
  return { get, db, read, wait };
};

const open = () =>
  site({
    'publicTalents/hana': cast('hana'),
    'users/hana': talentAccount,
    'publicJobs/j1': job('j1'),
    'users/ken': clientAccount,
    'talents/closed': { name: '非公開 花', photos: ['pictures/closed/face_M.webp'] },
    'users/closed': talentAccount,
  });

describe('a public page', () => {
  test('shows a cast, with metadata for link previews', async () => {
    const { status, type, body } = await open().get('/p/casts/hana');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    for (const text of ['山田 hana', '20代', '東京都', '162.5cm', 'ダンス', '舞台を中心に活動しています。']) expect(body).toContain(text);
    expect(body).toContain('<meta property="og:title" content="山田 hana｜');
    expect(body).toContain('<meta property="og:image" content="http://127.0.0.1:5000/p/photos/casts/hana/face_M.webp">');
    expect(body).toContain('<link rel="canonical" href="http://127.0.0.1:5000/p/casts/hana">');
    expect(body).toContain('/login?continuePath=%2Fclient%2Ftalents%2Fhana');
    expect(body).not.toContain(talentAccount.name);
  });
  test('shows a job, with the public name of its client', async () => {
    const { status, body } = await open().get('/p/jobs/j1');
    expect(status).toBe(200);
    for (const text of ['撮影 j1', '¥30,000〜¥50,000', '株式会社あおぞら映像', '商品の撮影です。']) expect(body).toContain(text);
    expect(body).toContain('/login?continuePath=%2Ftalent%2Fjobs%2Fj1');
  });
  test('is cached for five minutes, runs no script and loads nothing from other sites', async () => {
    for (const address of ['/p/casts', '/p/jobs', '/p/casts/hana', '/p/jobs/j1']) {
      const { headers, body } = await open().get(address);
      expect(headers['Cache-Control']).toBe(`public, max-age=${PUBLIC_PAGE_CACHE_SECONDS}`);
      expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self';/);
      expect(body).not.toMatch(/<script|<iframe|<object|<form|\son\w+=|\sstyle=/i);
      for (const [, source] of body.matchAll(/\ssrc="([^"]*)"/g)) expect(source).toMatch(/^\/p\/photos\//);
    }
  });
  test('answers GET and HEAD only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await open().get('/p/casts/hana', method)).status).toBe(405);
    expect((await open().get('/p/casts/hana', 'HEAD')).status).toBe(200);
  });
});

describe('a cast or job without an open page is not shown', () => {
  const gone = [
    '/p/casts/closed',
    '/p/casts/nobody',
    '/p/jobs/closed',
    '/p/casts/..%2Fusers%2Fhana',
    '/p/users/hana',
    '/p',
    '/p/casts/a/b',
    '/p/casts/__x__',
    '/p/jobs/__proto__',
    '/p/photos/casts/__proto__/face_M.webp',
  ];
  test.each(gone)('%s gets the same 404 page', async (address) => {
    const { status, body, headers } = await open().get(address);
    expect(status).toBe(404);
    expect(body).toContain('ページが見つかりません');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
  });
  test('the price lists are for everybody, and empty before the first one', async () => {
    expect(JSON.parse((await open().get(frontAddresses.prices)).body)).toEqual({ lists: [] });
    const lists = [{ from: '2027-01-01', serviceRate: 10, serviceMin: 3_000, shareRate: 5 }];
    const { get } = site({ 'priceLists/operator': { id: 'operator', lists, createdAt: NOON, updatedAt: NOON, version: 1 } });
    expect(JSON.parse((await get(frontAddresses.prices)).body)).toEqual({ lists });
  });
  test('lists, cards and the sitemap have only open pages', async () => {
    for (const address of ['/p/casts', '/p/front.json', '/p/sitemap.xml']) {
      const { body } = await open().get(address);
      expect(body).toContain('hana');
      expect(body).not.toContain('closed');
    }
  });

  const places = (id: string) => [`/p/casts/${id}`, `/p/photos/casts/${id}/face_M.webp`];
  test.each([
    ['suspended', { ...talentAccount, suspended: true }],
    ['gone', { ...talentAccount, deletedAt: NOON }],
    ['unknown', null],
  ])('a cast whose account is %s', async (_, account) => {
    const { get } = site({ 'publicTalents/hana': cast('hana'), ...(account && { 'users/hana': account }) });
    for (const address of places('hana')) expect((await get(address)).status).toBe(404);
    for (const address of ['/p/casts', '/p/front.json', '/p/sitemap.xml']) expect((await get(address)).body).not.toContain('hana');
  });
  test.each([
    ['whose client is suspended', { ...clientAccount, suspended: true }, {}],
    ['whose client left', { ...clientAccount, deletedAt: NOON }, {}],
    ['whose client is not certified any more', { ...clientAccount, isClientCertificated: false }, {}],
    ['whose time for entries is over', clientAccount, { entryDeadline: NOON }],
  ])('a job %s', async (_, account, change) => {
    const { get } = site({ 'publicJobs/j1': job('j1', change), 'users/ken': account });
    for (const address of ['/p/jobs/j1', '/p/photos/jobs/j1/studio_M.webp']) expect((await get(address)).status).toBe(404);
    for (const address of ['/p/jobs', '/p/front.json', '/p/sitemap.xml']) expect((await get(address)).body).not.toContain('j1');
  });
});

describe('what nobody needs costs little', () => {
  test.each([
    '/p/casts?after=__x__',
    '/p/casts?after=../../users/c1',
    '/p/casts?after=c1&x=1',
    '/p/jobs?x=1',
    '/p/casts/hana?x=1',
    '/p/sitemap.xml?x=1',
  ])('%s leads to the address without the query', async (address) => {
    const { status, body } = await open().get(address);
    expect([status, body]).toEqual([301, address.slice(0, address.indexOf('?'))]);
  });

  test('a process makes the sitemap once a minute', async () => {
    const { get, db, wait } = open();
    await get('/p/sitemap.xml');
    await db.doc('publicTalents/hana').delete();
    expect((await get('/p/sitemap.xml')).body).toContain('hana');
    wait(61_000);
    expect((await get('/p/sitemap.xml')).body).not.toContain('hana');
  });

  test('a flood is refused by network, and others are served', async () => {
    const { get, wait } = open();
    const flood = await Promise.all(Array.from({ length: 300 }, (_, n) => get(`/p/casts?after=x${n}`)));
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(100);
    expect(flood.at(-1)?.headers).toMatchObject({ 'Cache-Control': 'no-store', 'Retry-After': '30' });
    expect((await get('/p/casts', 'GET', '198.51.100.1')).status).toBe(200);
    wait(30_000);
    expect((await get('/p/casts')).status).toBe(200);
  });

  test('an invented address of the client does not lift the bound of its sender', async () => {
    const { get } = open();
    const flood = await Promise.all(Array.from({ length: 1_100 }, (_, n) => get('/p/users', 'GET', `10.0.${n >> 8}.${n & 255}`)));
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(100);
  });

  test('a failure of the database is reported, and says to try again', async () => {
    const { get, db } = open();
    db.doc = () => {
      throw new Error('unavailable');
    };
    expect(await get('/p/casts/hana')).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
  });
});

describe('pictures', () => {
  test('of a public cast are served in both sizes', async () => {
    const { get, read } = open();
    expect(await get('/p/photos/casts/hana/face_M.webp')).toMatchObject({ status: 200, type: 'image/webp', body: 'bytes' });
    expect(await get('/p/photos/casts/hana/side_S.webp')).toMatchObject({ status: 200 });
    expect(await get('/p/photos/jobs/j1/studio_S.webp')).toMatchObject({ status: 200 });
    expect(read).toEqual(['pictures/hana/face_M.webp', 'pictures/hana/side_S.webp', 'pictures/ken/studio_S.webp']);
  });
  test('that the page does not show are not served', async () => {
    const { get, read } = open();
    for (const name of ['private_M.webp', 'face.webp', 'face_L.webp', '..', 'face_M.svg', '%2e%2e%2fclosed%2fface_M.webp'])
      expect((await get(`/p/photos/casts/hana/${name}`)).status).toBe(404);
    expect((await get('/p/photos/casts/closed/face_M.webp')).status).toBe(404);
    expect((await get('/p/photos/uploads/hana/face_M.webp')).status).toBe(404);
    expect(read).toEqual([]);
  });
  test('come from pictures/ only, also if a document names another path', () => {
    expect(photoNamed('a_M.webp', ['uploads/hana/a_M.webp'])).toBeNull();
    expect(photoNamed('a.html', ['pictures/hana/a.html'])).toBeNull();
    expect(photoNamed('a_S.webp', ['pictures/hana/a_M.webp'])).toEqual({ path: 'pictures/hana/a_S.webp', contentType: 'image/webp' });
  });
});

describe('lists', () => {
  const many = (count: number) =>
    site({
      ...Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`publicTalents/c${at}`, cast(`c${at}`, { openedAt: NOON + (at >> 1) })]),
      ),
      ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`users/c${at}`, talentAccount])),
    });
  const idsIn = (body: string) => [...body.matchAll(/href="\/p\/casts\/(\w+)"/g)].map(([, id]) => id as string);
  test('have thirty entries on a page, newest first, each entry once', async () => {
    const { get } = many(65);
    const found: string[][] = [];
    for (let address: string | undefined = '/p/casts'; address; ) {
      const { body } = await get(address);
      found.push(idsIn(body));
      address = /href="(\/p\/casts\?after=\w+)"/.exec(body)?.[1];
    }
    expect(found.map(({ length }) => length)).toEqual([30, 30, 5]);
    expect(new Set(found.flat()).size).toBe(65);
    expect(found[0]?.[0]).toBe('c64');
  });
  test('start again if the last cast of the previous page is gone', async () => {
    expect(idsIn((await many(3).get('/p/casts?after=gone')).body)).toHaveLength(3);
  });
  test('have a message if they are empty', async () => {
    expect((await site({}).get('/p/casts')).body).toContain('表示できるキャストはいません');
    expect((await site({}).get('/p/jobs')).body).toContain('表示できるお仕事はありません');
  });
  test('give the start page six casts and four jobs', async () => {
    const { casts, jobs } = JSON.parse((await many(9).get(frontAddresses.cards)).body) as FrontCards;
    expect([casts.length, jobs.length]).toEqual([6, 0]);
    expect(casts[0]).toMatchObject({ path: '/p/casts/c8', photo: '/p/photos/casts/c8/face_S.webp', facts: '20代・東京都' });
  });
});

describe('texts of people', () => {
  const quotesIn = (body: string) => body.split('"').length;
  const tagsIn = (body: string) => body.match(/<[!/]?[a-z-]+|>/gi);
  const text = fc
    .array(
      fc.constantFrom('<', '>', '"', "'", '&', '/', '=', ' ', '`', '\0', '\n', '<script>', '-->', ']]>', 'javascript:', '&lt;', '写', '😀'),
      {
        maxLength: 12,
      },
    )
    .map((parts) => `x${parts.join('')}`);

  test('never become markup in content, attributes or addresses', () =>
    fc.assert(
      fc.property(text, (hostile) => {
        const [shownCast, evilCast] = ['plain', hostile].map((name) =>
          cast('hana', { name, introduction: name, speciality: [name], photos: [`pictures/hana/${name.replaceAll('/', '')}_M.webp`] }),
        ) as [PublicTalent, PublicTalent];
        const [shownJob, evilJob] = ['plain', hostile].map((title) => ({ ...job('j1', { title, description: title }), client: title })) as [
          PublicJob & { client: string },
          PublicJob & { client: string },
        ];
        expect(tagsIn(castPage(evilCast))).toEqual(tagsIn(castPage(shownCast)));
        expect(tagsIn(castsPage({ shown: [evilCast], next: hostile }))).toEqual(tagsIn(castsPage({ shown: [shownCast], next: 'plain' })));
        expect(tagsIn(jobPage(evilJob))).toEqual(tagsIn(jobPage(shownJob)));
        expect(tagsIn(jobsPage({ shown: [evilJob], next: null }))).toEqual(tagsIn(jobsPage({ shown: [shownJob], next: null })));
        // An attribute value must end where the template ends it.
        expect(quotesIn(castPage(evilCast))).toBe(quotesIn(castPage(shownCast)));
        expect(quotesIn(jobPage(evilJob))).toBe(quotesIn(jobPage(shownJob)));
      }),
    ));
  test('are shown exactly as written', () => {
    expect(castPage(cast('hana', { name: 'A & <B> "C"' }))).toContain('<h1>A &amp; &lt;B&gt; &quot;C&quot;</h1>');
  });
});

test.each([
  ['/p/**', keptAndStrict],
  ['/lists/**', secretAndStrict],
])('hosting sets the same headers as the function for %s', (path, headers) => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  const rule = hosting.headers.find(({ source }) => source === path);
  expect(Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]))).toEqual(headers);
});
