import { beforeAll, expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { MASTER_LIST } from '#projections/content/masters.schema.ts';
import { fork, send, settle } from '../../testing/memoryProcess.ts';
import { makeOffer, rename, returnTalent, suspendTalent, unpublishTalent, worldAfter } from '../../testing/smallWorld.ts';
import { composeMail } from './composeMail.ts';
import { CLAIM_MS, type Mail } from './mails.ts';

const { talentId } = parties;
let made: World;
beforeAll(async () => {
  made = await worldAfter(makeOffer);
});

/** The queued mail about the offer to the talent. */
const mailIn = ({ database }: World): Mail => database.documents().get(`mails/offer-offer-1_1_OfferMade_${talentId}`) as unknown as Mail;

test('a mail has the facts of the event and the current names', async () => {
  const world = fork(made);
  expect(mailIn(world)).toMatchObject({ state: 'SENDING', attempts: 1, dueAt: NOON + CLAIM_MS, uid: talentId });
  await send(processOf(world), rename('改名 花子'));
  await settle(world);
  const composed = await composeMail(processOf(world), mailIn(world));
  expect(composed?.to).toBe(`${talentId}@example.com`);
  for (const words of ['改名 花子', '株式会社あおぞら映像', '企業紹介映像の出演者募集', '40,000', '/offers/offer-1'])
    expect(composed?.text).toContain(words);
});

test('a suspended account gets no mail', async () => {
  const world = fork(made);
  await send(processOf(world), suspendTalent);
  await settle(world);
  expect(await composeMail(processOf(world), mailIn(world))).toBeNull();
});

test('a mail whose documents are not written yet fails and is retried', async () => {
  const world = fork(made);
  await processOf(world).db.doc(`users/${talentId}`).delete();
  await expect(composeMail(processOf(world), mailIn(world))).rejects.toMatchObject({ name: 'NotProjectedYet', message: 'users' });
});

test('a mail about a missing event is an error', async () => {
  const none = { ...mailIn(made), version: 7 };
  await expect(composeMail(processOf(made), none)).rejects.toThrow('no version 7');
});

test('the mail of an offer has its message and terms, the names of masters and a link to the printable page', async () => {
  const world = await worldAfter({ ...makeOffer, command: { ...makeOffer.command, sheet: termsSheet, message: 'ぜひ。' } as never });
  const entry = { id: 'media-web', name: 'Web広告', orderIndex: 1, isRetired: false, kind: 'media' };
  await processOf(world)
    .db.doc(MASTER_LIST)
    .set({ id: 'all', entries: [entry] });
  const { text = '', html = '' } = (await composeMail(processOf(world), mailIn(world))) ?? {};
  for (const said of [
    'メッセージ：ぜひ。',
    'お仕事の日時：2026年11月30日(月) 18:00〜20:00 衣装合わせ',
    '使用範囲：Web広告・日本国内',
    '支払期日：2027年1月29日(金)',
    '場所：渋谷区のスタジオ',
    'お受け取り額（税込・源泉徴収前）：¥44,000',
  ])
    expect(text).toContain(said);
  for (const form of [text, html]) expect(form).toContain('/talent/mypage/offers/offer-1/terms');
});

test('the mail of an offer without a terms sheet says so', async () => {
  const composed = await composeMail(processOf(made), mailIn(made));
  expect(composed?.text).toContain('条件書なし（旧形式）');
});

test.each([
  ['ClientCertified', 'account', parties.clientId, '認証が完了しました', '/client/mypage'],
  ['TalentPublished', 'talent', talentId, 'プロフィールが公開されました', '/talent/mypage'],
])('a reviewed profile causes a mail: %s', async (kind, aggregate, uid, title, page) => {
  const queued = [...made.database.documents()].find(([path]) => path.startsWith(`mails/${aggregate}-${uid}`) && path.includes(kind));
  const composed = await composeMail(processOf(made), queued?.[1] as unknown as Mail);
  expect(composed).toMatchObject({ to: `${uid}@example.com`, subject: expect.stringContaining(title) });
  expect(composed?.text).toContain(page);
  const world = fork(made);
  await send(processOf(world), suspendTalent);
  await settle(world);
  if (uid === talentId) expect(await composeMail(processOf(world), queued?.[1] as unknown as Mail)).toBeNull();
});

test('the mail about a returned profile has the reason and a link', async () => {
  const world = fork(made);
  for (const command of [unpublishTalent, returnTalent]) await send(processOf(world), command);
  await settle(world);
  const queued = [...world.database.documents()].find(([path]) => path.includes('TalentProfileReturned'));
  const composed = await composeMail(processOf(world), queued?.[1] as unknown as Mail);
  expect(composed).toMatchObject({ to: `${talentId}@example.com`, subject: expect.stringContaining('プロフィールの修正をお願いします') });
  for (const said of ['写真の差し替えをお願いします。', '/talent/mypage']) expect(composed?.text).toContain(said);
});
