import { expect, test } from 'vitest';
import { DAY, HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { posting } from '#domain/testing/profiles.ts';
import type { Digest } from '#domain/work/savedSearch/fields.ts';
import { newWorld, processOf, type World } from '#local/memory/process.ts';
import { emptyInbox } from '#projections/inbox/inbox.ts';
import type { SavedSearches } from '#projections/savedSearch/savedSearches.schema.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './mails.ts';
import { sweepDigests } from './sweepDigests.ts';

/** Friday, 20 November 2026. */
const FRIDAY = jstDate(NOON);
const EIGHT = NOON - 4 * HOUR;

const at = (world: World, now: number) => ({ ...processOf(world), now: () => now });
const put = ({ database }: World, path: string, document: object) => database.connect().doc(path).set(document);

const job = (world: World, id: string, createdAt: number, fields: object = {}) =>
  put(world, `jobs/${id}`, {
    ...posting,
    id,
    clientId: 'c',
    client: { id: 'c', name: '山田商事', thumbnail: null, version: 1 },
    status: 'OPEN',
    title: `${id}の撮影`,
    prefecture: 13,
    wantedGender: 0,
    wantedAgeBands: [],
    entryDeadline: NOON + 30 * DAY,
    createdAt,
    ...fields,
  });
const saver = async (world: World, uid: string, ...searches: readonly { wanted: string; digest: Digest }[]) => {
  const saved: SavedSearches = {
    id: uid,
    searches: searches.map((search, n) => ({ id: `s${n}`, kind: 'jobs', name: `条件${n}`, savedAt: 0, ...search })),
    digests: searches.map(({ digest }) => digest),
    createdAt: 0,
    updatedAt: 0,
    version: 3,
  };
  await put(world, `savedSearches/${uid}`, saved);
  const user = { role: 'talent', isTalentSuspended: false, isAdmin: false, suspended: false, deletedAt: null };
  await put(world, `users/${uid}`, { ...user, destinationEmail: `${uid}@example.com` });
};
const mailsIn = ({ database }: World) =>
  [...database.documents()].flatMap(([path, document]) => (path.startsWith('mails/') ? [document as unknown as Mail] : []));
const textOf = async (world: World, mail: Mail | undefined) => (mail ? (await composeMail(processOf(world), mail))?.text : null);

test('a morning mail has the new results by search', async () => {
  const world = newWorld();
  await saver(world, 'hanako', { wanted: 'area=13', digest: 'DAILY' }, { wanted: 'q=歌舞伎&area=13', digest: 'DAILY' });
  await saver(world, 'jiro', { wanted: 'area=13', digest: 'OFF' });
  await job(world, '昨日', EIGHT - HOUR);
  await job(world, '一昨日', EIGHT - 25 * HOUR);
  await job(world, '今日', EIGHT);
  expect(await sweepDigests(at(world, EIGHT - 1))).toBe(0);
  expect(await sweepDigests(at(world, EIGHT))).toBe(1);
  const [mail, ...others] = mailsIn(world);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ id: `digest_${FRIDAY}_hanako`, kind: 'SearchDigest', uid: 'hanako', state: 'PENDING', version: 3 });
  const text = await textOf(world, mail);
  expect(text).toContain('条件0：新着1件：昨日の撮影');
  expect(text).not.toContain('条件1');
  expect(text).toContain('/talent/mypage/searches');
});

test('a mail leaves out what is of people whom the person blocked', async () => {
  const world = newWorld();
  await saver(world, 'hanako', { wanted: '', digest: 'DAILY' });
  await put(world, 'inbox/hanako', { ...emptyInbox('hanako'), blocked: ['c2'] });
  await job(world, 'A', EIGHT - HOUR, { clientId: 'c2' });
  await sweepDigests(at(world, EIGHT));
  expect(mailsIn(world)).toEqual([]);
  await job(world, 'B', EIGHT + HOUR, { clientId: 'c2' });
  await job(world, 'C', EIGHT + HOUR);
  await sweepDigests(at(world, EIGHT + DAY));
  const text = await textOf(world, mailsIn(world)[0]);
  expect(text).toContain('新着1件：Cの撮影');
  expect(text).not.toContain('Bの撮影');
});

test('another run sends nothing; the next day has the rest', async () => {
  const world = newWorld();
  await saver(world, 'hanako', { wanted: '', digest: 'DAILY' });
  await job(world, 'A', EIGHT - HOUR);
  for (const now of [EIGHT, EIGHT + 1, NOON]) await sweepDigests(at(world, now));
  expect(mailsIn(world)).toHaveLength(1);
  await job(world, 'B', EIGHT + HOUR);
  await sweepDigests(at(world, EIGHT + DAY));
  expect(await textOf(world, mailsIn(world).at(-1))).toContain('新着1件：Bの撮影');
});

test('a weekly search has a mail on Mondays with the results of the week', async () => {
  const world = newWorld();
  await saver(world, 'hanako', { wanted: '', digest: 'WEEKLY' });
  for (const days of [0, 1, 2]) await job(world, `${days}日目`, EIGHT + days * DAY);
  for (const days of [0, 1, 2]) expect(await sweepDigests(at(world, EIGHT + days * DAY))).toBe(0);
  expect(await sweepDigests(at(world, EIGHT + 3 * DAY))).toBe(1);
  expect(await textOf(world, mailsIn(world)[0])).toContain('新着3件');
});

test('after days without a sweep no result is missing', async () => {
  const world = newWorld();
  await saver(world, 'hanako', { wanted: '', digest: 'DAILY' });
  await sweepDigests(at(world, EIGHT));
  await job(world, '休み中', EIGHT + HOUR);
  await sweepDigests(at(world, EIGHT + 3 * DAY));
  expect(await textOf(world, mailsIn(world)[0])).toContain('休み中');
});

test('hidden results, turned-off mails and readers who may not search are left out', async () => {
  const world = newWorld();
  await saver(world, 'hanako', { wanted: '', digest: 'DAILY' });
  await job(world, 'A', EIGHT - HOUR);
  await job(world, 'B', EIGHT - HOUR);
  await sweepDigests(at(world, EIGHT));
  const [mail] = mailsIn(world);
  await job(world, 'A', EIGHT - HOUR, { status: 'CLOSED' });
  expect(await textOf(world, mail)).toContain('新着1件：Bの撮影');
  await saver(world, 'hanako', { wanted: '', digest: 'OFF' });
  expect(await textOf(world, mail)).toBeUndefined();
  await saver(world, 'hanako', { wanted: '', digest: 'DAILY' });
  await put(world, 'users/hanako', { role: 'talent', isTalentSuspended: true, isAdmin: false, suspended: false, deletedAt: null });
  expect(await textOf(world, mail)).toBeUndefined();
});
