import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import type { OwnDataPage } from '#domain/office/operation/ownData.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { post } from '#tests/support/chats.ts';
import { level, now } from '#tests/support/level.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast, newOffice, type Person, signIn } from '#tests/support/people.ts';
import { type ClosedDeal, closedDeal, whenReview } from '#tests/support/reviews.ts';

let cast: Cast;
let office: Person;
let deal: ClosedDeal;
const fresh = async (person: Person): Promise<Person> => ({ ...person, token: await signIn(person.email) });

/** All pages, by the title of their part. */
const fileOf = async (person: Person): Promise<ReadonlyMap<string, OwnDataPage['rows']>> => {
  const by = await fresh(person);
  const parts = new Map<string, OwnDataPage['rows']>();
  let from: OwnDataPage['next'] = null;
  do {
    const page: OwnDataPage = await call<OwnDataPage>(by, 'ownData', { type: 'read', from });
    parts.set(page.title, [...(parts.get(page.title) ?? []), ...page.rows]);
    for (const field of page.rows.flatMap(Object.keys))
      expect(
        Object.keys(page.labels).filter((path) => path.split('.')[0] === field),
        field,
      ).not.toEqual([]);
    from = page.next;
  } while (from);
  return parts;
};

beforeAll(async () => {
  cast = await newCast();
  office = await newOffice();
  deal = await closedDeal(cast);
  await post(cast.client, deal.reviewId, 'クライアントの文');
  for (let number = 1; number <= 101; number++) {
    await post(deal.talent, deal.reviewId, `キャストの文${number}`);
    await level().reach(now() + 2_000);
  }
  await send(deal.talent, 'reviews', { type: 'write', reviewId: deal.reviewId, score: 5, comment: '丁寧でした' });
  await send(cast.client, 'reviews', { type: 'write', reviewId: deal.reviewId, score: 3, comment: '助かりました' });
  await whenReview(deal.paths.client, 'IS_PUBLISHED');
  await whenCaughtUp();
});

describe('the own data', () => {
  test('of a cast are whole, over several pages, in words', async () => {
    const file = await fileOf(deal.talent);
    expect(file.get('アカウントと通知の設定')).toMatchObject([{ email: deal.talent.email, role: 'talent' }]);
    expect(file.get('プロフィール（非公開の項目）')?.[0]?.birthday).toBeTruthy();
    expect(file.get('オファー')).toMatchObject([{ status: 'IS_CLOSED', fee: 30_000 }]);
    expect(file.get('書いたメッセージ')?.map(({ text }) => text)).toEqual(Array.from({ length: 101 }, (_, at) => `キャストの文${at + 1}`));
    expect(file.get('書いた評価')).toMatchObject([{ comment: '丁寧でした' }]);
    expect(file.get('受けた評価')).toMatchObject([{ comment: '助かりました' }]);
    expect(file.get('アカウントの操作の記録')?.[0]).toMatchObject({ what: '会員登録', by: '本人' });
  });

  test('of a client are whole', async () => {
    const file = await fileOf(cast.client);
    expect(file.get('会社と請求先の情報')?.[0]?.company).toMatchObject({ name: '株式会社あおぞら映像' });
    expect(file.get('お仕事')).toHaveLength(1);
    expect(file.get('書いたメッセージ')).toMatchObject([{ text: 'クライアントの文' }]);
    expect(file.get('アカウントの操作の記録')).toContainEqual(expect.objectContaining({ what: 'クライアントを認証', by: '事務局' }));
  });

  test('have nothing private of another person', async () => {
    const [ofTalent, ofClient] = [await fileOf(deal.talent), await fileOf(cast.client)].map((file) => JSON.stringify([...file]));
    for (const hidden of [cast.client.email, 'クライアントの文', cast.office.uid, cast.office.email, office.email])
      expect(ofTalent, hidden).not.toContain(hidden);
    for (const ofOffice of ['viewOrder', 'approvalLimit', 'feeUpTo']) expect(`${ofTalent}${ofClient}`).not.toContain(ofOffice);
    for (const hidden of [deal.talent.email, 'キャストの文', cast.office.uid, cast.office.email, 'birthday'])
      expect(ofClient, hidden).not.toContain(hidden);
  });

  test('need a fresh sign-in and a side', async () => {
    const early = await fresh(cast.client);
    await level().reach(now() + HOUR);
    expect(await codeOf(call(early, 'ownData', { type: 'read', from: null }))).toBe('sign-in-again');
    expect(await codeOf(call(await fresh(office), 'ownData', { type: 'read', from: null }))).toBe('permission-denied');
  });
});
