import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY, MINUTE } from '#domain/kernel/calendar/instants.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { shareIdOf } from '#domain/work/shortlist/shortlist.ts';
import { runtime } from '#functions/runtime.ts';
import type { Shortlist, ShortlistCast, ShortlistShare } from '#projections/shortlist/shortlists.schema.ts';
import { codeOf, refusal, send } from '#tests/support/callables.ts';
import { level, now } from '#tests/support/level.ts';
import { type Cast, document, newCast, newClient, newTalent, suspend, talentProfile } from '#tests/support/people.ts';
import { pictured } from '#tests/support/publicPages.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

type Person = Awaited<ReturnType<typeof newClient>>;
const newList = async (client: Person, jobId: string | null = null): Promise<string> =>
  parseStreamId((await send(client, 'shortlists', { type: 'create', title: '一次候補', jobId })).streamId).entityId;
const add = (client: Person, listId: string, talentId: string) =>
  send(client, 'shortlists', { type: 'add', listId, talentId, note: '笑顔', place: null });

describe('a shortlist', () => {
  test('holds published casts, in the client’s order', async () => {
    const listId = await newList(cast.client, cast.jobId);
    const other = await newTalent(cast.office);
    for (const { uid } of [cast.talent, other]) await add(cast.client, listId, uid);
    await send(cast.client, 'shortlists', { type: 'rank', listId, talentId: other.uid, place: 0 });
    const list = await document<Shortlist>(`shortlists/${listId}`, ({ version }) => version === 4);
    expect(list).toMatchObject({ jobId: cast.jobId, talentIds: [other.uid, cast.talent.uid], clientId: cast.client.uid });
    await send(cast.office, 'talents', { type: 'unpublish', uid: other.uid, reason: '確認のため' });
    const late = await newList(cast.client);
    expect(await codeOf(add(cast.client, late, other.uid))).toBe('not-found');
  });
  test('belongs to one client, and to a job of that client', async () => {
    const [listId, stranger] = [await newList(cast.client), await newClient(cast.office)];
    expect(await codeOf(add(stranger, listId, cast.talent.uid))).toBe('permission-denied');
    expect(await codeOf(newList(stranger, cast.jobId))).toBe('not-found');
    expect(await codeOf(newList(stranger, 'nothing'))).toBe('not-found');
  });
  test('is one of a limited number; a deleted one makes room', async () => {
    const client = await newClient(cast.office);
    const lists = [];
    for (let made = 0; made < businessRules.shortlistsMax; made += 1) lists.push(await newList(client));
    expect((await refusal(newList(client))).details).toMatchObject({ code: 'invalid-argument', fields: { title: expect.any(String) } });
    await add(client, lists[0] ?? '', cast.talent.uid);
    await send(client, 'shortlists', { type: 'delete', listId: lists[0] });
    for (const path of [`shortlists/${lists[0]}`, `shortlistCasts/${lists[0]}_${cast.talent.uid}`])
      expect([path, (await runtime().db.doc(path).get()).exists]).toEqual([path, false]);
    await newList(client);
  });
});

describe('a link of a list', () => {
  /** A list with a pictured cast who allowed it, and its link. */
  const shared = async (until = now() + 7 * DAY) => {
    const client = await newClient(cast.office);
    const [listId, shown, hidden] = [await newList(client), await pictured(cast.office), await newTalent(cast.office)];
    for (const { uid } of [hidden, shown]) await add(client, listId, uid);
    await send(shown, 'talents', { type: 'allowSharing' });
    const secret = randomBytes(24).toString('base64url');
    const tokenHash = createHash('sha256').update(secret).digest('hex');
    const sent = { type: 'share', listId, label: 'みのり製菓さま', until, tokenHash };
    for (const _ of [1, 2]) await send(client, 'shortlists', sent);
    return { client, listId, shown, hidden, shareId: shareIdOf(tokenHash), page: `/lists/${secret}` };
  };
  const read = (page: string, init: RequestInit = {}) => level().request(`sharedLists${page}`, init);
  const statusOf = async (page: string) => (await read(page)).status;
  const post = (page: string, fields: Record<string, string>) =>
    read(page, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const openedOf = async (listId: string, shareId: string) => {
    const { opened } = await document<ShortlistShare>(`shortlistShares/${listId}_${shareId}`, () => true);
    return Object.values(opened).reduce((sum, count) => sum + count, 0);
  };

  test('shows those who allowed it, and of them only what they agreed to', async () => {
    const { client, listId, shareId, shown, hidden, page } = await shared();
    const answer = await read(page);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('referrer-policy')]).toEqual([
      200,
      'noindex, nofollow',
      'no-referrer',
    ]);
    for (const word of [talentProfile().name, 'みのり製菓さま', `${page}/photos/${shown.uid}/face_M.webp`]) expect(text).toContain(word);
    for (const word of [hidden.uid, talentProfile().kana, talentProfile().birthday, client.email]) expect(text).not.toContain(word);
    expect(await statusOf(`${page}/photos/${shown.uid}/face_M.webp`)).toBe(200);
    for (const photo of [`${shown.uid}/private_M.webp`, `${hidden.uid}/face_M.webp`, `${client.uid}/face_M.webp`])
      expect([photo, await statusOf(`${page}/photos/${photo}`)]).toEqual([photo, 404]);
    expect(await openedOf(listId, shareId)).toBe(1);
    await read(page, { method: 'HEAD' });
    await read(`${page}?sent=1`);
    expect(await openedOf(listId, shareId)).toBe(1);
  });

  test('takes the answers of a guest, and says what is missing', async () => {
    const { listId, shareId, shown, hidden, page } = await shared();
    const nameless = await post(page, { guest: ' ', [`answer.${shown.uid}`]: 'GOOD', [`comment.${shown.uid}`]: '<b>親子役' });
    const refused = await nameless.text();
    expect([nameless.status, refused.includes('お名前を入力してください'), refused.includes('&lt;b&gt;親子役')]).toEqual([400, true, true]);
    expect((await post(page, { guest: '田島' })).status).toBe(400);
    const fields = {
      guest: '田島',
      [`answer.${shown.uid}`]: 'GOOD',
      [`comment.${shown.uid}`]: '親子役で',
      [`answer.${hidden.uid}`]: 'PASS',
    };
    const taken = await post(page, fields);
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${page}?sent=1`]);
    const noted = await document<ShortlistCast>(
      `shortlistCasts/${listId}_${shown.uid}`,
      ({ answers }) => Object.keys(answers).length === 1,
    );
    expect(Object.values(noted.answers)).toMatchObject([{ shareId, guest: '田島', answer: 'GOOD', comment: '親子役で' }]);
    const other = await document<ShortlistCast>(`shortlistCasts/${listId}_${hidden.uid}`, () => true);
    expect(other.answers).toEqual({});
  });

  test('ends for all at once: revoked, expired, mistyped and of an archived list are one page', async () => {
    const [revoked, archived, end] = [await shared(), await shared(), now() + MINUTE];
    const expired = await shared(end);
    await send(revoked.client, 'shortlists', { type: 'revokeShare', listId: revoked.listId, shareId: revoked.shareId });
    await send(archived.client, 'shortlists', { type: 'archive', listId: archived.listId });
    await level().reach(end);
    const pages = [revoked.page, archived.page, expired.page, `/lists/${'x'.repeat(24)}`, '/lists/short'];
    const answers = await Promise.all(pages.map((page) => read(page)));
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 404));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect((await post(revoked.page, { guest: '田島', [`answer.${revoked.shown.uid}`]: 'GOOD' })).status).toBe(404);
    expect(await statusOf(`${revoked.page}/photos/${revoked.shown.uid}/face_M.webp`)).toBe(404);
  });

  test('shows a cast no more who withdrew the consent, is hidden or suspended', async () => {
    const [withdrawn, unpublished, suspended] = [await shared(), await shared(), await shared()];
    await send(withdrawn.shown, 'talents', { type: 'stopSharing' });
    await send(cast.office, 'talents', { type: 'unpublish', uid: unpublished.shown.uid, reason: '確認のため' });
    await suspend(cast.office, suspended.shown);
    for (const { page, shown } of [withdrawn, unpublished, suspended]) {
      await until(
        () => statusOf(`${page}/photos/${shown.uid}/face_M.webp`),
        (status) => status === 404,
        `the end of ${shown.uid}`,
      );
      expect(await (await read(page)).text()).not.toContain(shown.uid);
    }
  });

  test('is refused for a minor', async () => {
    const birthday = new Date(now() - 16 * 365 * DAY).toISOString().split('T')[0];
    const minor = await newTalent(cast.office);
    await send(minor, 'talents', { ...talentProfile(), birthday });
    expect(await codeOf(send(minor, 'talents', { type: 'allowSharing' }))).toBe('sharing-of-minor');
  });

  test('ends with the suspension of its client', async () => {
    const { client, page } = await shared();
    await suspend(cast.office, client);
    await until(
      () => statusOf(page),
      (status) => status === 404,
      'the end of the list',
    );
  });
});
