import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type MailKind, mailAudiences, mailKinds, mailWords, standingWords } from '#domain/talk/mail/mailWords.ts';
import { isTold } from '#domain/talk/notification/kinds.ts';
import { storedSamples } from '#domain/testing/storedSamples.ts';
import { createNow } from '#functions/delivery/queued.ts';
import { deliverDue } from '#functions/effects/deliverDue.ts';
import { dealShownAt } from '#functions/effects/mail/composeMail.ts';
import { sweepMails } from '#functions/effects/mail/deliverMail.ts';
import { type Mail, postMails } from '#functions/effects/mail/mails.ts';
import { sweepHeldMails } from '#functions/effects/mail/sweepHeldMails.ts';
import type { Runtime } from '#functions/ports.ts';
import { runtime } from '#functions/runtime.ts';
import type { User } from '#projections/account/users.schema.ts';
import { send } from '#tests/support/callables.ts';
import { post, whenReference } from '#tests/support/chats.ts';
import { armedFor, fireAt } from '#tests/support/clock.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { mailsTo, queuedFor, whenMail } from '#tests/support/mails.ts';
import { type Cast, document, newCast, newJob, newTalent, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

/** The mail to every published cast. */
const PUBLISHED = standingWords.TalentPublished.title;
const subjectsTo = async (person: Person) =>
  (await mailsTo(person)).map(({ subject }) => (subject.split('：')[0] as string).replace('【キャストひろば】', ''));

test('messages that are unread for ten minutes cause one mail', async () => {
  const talent = await newTalent(cast.office);
  const { offerId } = await newOffer({ ...cast, talent });
  await whenReference(talent, offerId);
  for (const text of ['一通目です。', '二通目です。']) await post(cast.client, offerId, text);
  const [alarm] = await until(
    () => armedFor(`chat-${offerId}`),
    (found) => found.length > 0,
    'the alarm',
  );
  if (!alarm) throw new Error('no alarm');
  for (let ring = 0; ring < 3; ring++) await fireAt(alarm, alarm.dueAt);
  const mail = await whenMail(talent, '未読のメッセージがあります');
  expect(mail.text).toContain('未読：2件');
  expect(mail.text).toContain(`/talent/mypage/messages/${offerId}`);
  expect(mail.text).not.toContain('一通目です。');
  await whenCaughtUp();
  expect((await mailsTo(talent)).filter(({ subject }) => subject.includes('未読'))).toHaveLength(1);
});

describe('every kind of mail', () => {
  const sampleOf = (kind: MailKind) => storedSamples.findLast(({ type }) => type === kind)?.data ?? {};
  let talent: Person;
  let client: Person;
  beforeAll(async () => {
    ({ talent, client } = cast);
  });

  test.each(mailKinds)('%s arrives', async (kind) => {
    // The event and the document of a deal, as they would be stored.
    const { db } = runtime();
    const aggregate = ['chat', 'entry', 'review', 'settlement'].find((name) => kind.toLowerCase().startsWith(name)) ?? 'offer';
    const streamId = `${aggregate}-mail${kind}`;
    const data = { ...sampleOf(kind), jobId: cast.jobId, clientId: client.uid, talentId: talent.uid };
    const meta = {
      actor: { uid: 'system', role: 'system' as const },
      commandId: 'mail',
      correlationId: 'mail',
      causationId: null,
      recordedAt: now(),
    };
    const event = { id: `${streamId}_1`, streamId, version: 1, type: kind, schemaVersion: 1, data, meta, prevHash: '', hash: '' };
    const deal = db.doc(dealShownAt(event as unknown as AnyEnvelope));
    await deal.set({ job: { title: '企業紹介映像の出演者募集' }, client: { name: '株式会社あおぞら映像' }, talent: { name: '山田 花子' } });
    try {
      for (let delivery = 0; delivery < 2; delivery++)
        await createNow(runtime().db, await postMails(runtime(), event as unknown as AnyEnvelope, event));
      const all = kind === 'ChatUnreadReminded' ? (['talent'] as const) : mailAudiences(kind);
      const audiences = all.filter((audience) => isTold(event, audience));
      for (const audience of audiences) {
        const id = `${event.id}_${kind}_${cast[audience].uid}`;
        await until(
          async () => (await queuedFor(cast[audience])).find((mail) => mail.id === id),
          (mail) => mail?.state === 'SENT',
          `the mail ${id}`,
        );
        const caught = (await mailsTo(cast[audience])).filter(({ messageId }) => messageId.startsWith(`<${id}@`));
        expect(caught.map(({ subject }) => subject)).toEqual([
          expect.stringMatching(new RegExp(`^【キャストひろば】${mailWords(kind, audience).title}：`)),
        ]);
      }
    } finally {
      await deal.delete();
    }
  });
});

test('a new notification address gets the confirmation code, and after that the mails', async () => {
  const talent = await newTalent(cast.office);
  const email = `mobile-${talent.email}`;
  await send(talent, 'accounts', { type: 'requestDestination', email });
  const mail = await whenMail({ ...talent, email }, '通知先メールアドレスの確認');
  const code = /destination\/edit\?code=([\w-]{24})/.exec(mail.text)?.[1];
  await send(talent, 'accounts', { type: 'confirmDestination', code });
  await document<User>(`users/${talent.uid}`, ({ destinationEmail }) => destinationEmail === email);
  await newOffer({ ...cast, talent });
  await whenMail({ ...talent, email }, 'オファーが届きました');
  // The first address has only the earlier mail.
  expect(await subjectsTo(talent)).toEqual([PUBLISHED]);
  expect(JSON.stringify(await queuedFor(talent))).not.toContain(code);
});

test('the queue has neither addresses nor words', async () => {
  const mails = JSON.stringify(await queuedFor(cast.talent));
  for (const secret of [cast.talent.email, '山田', 'オファーが届きました']) expect(mails).not.toContain(secret);
});

test('a mail whose documents are not written yet is sent after they are', async () => {
  const talent = await newTalent(cast.office);
  await whenCaughtUp();
  const account = runtime().db.doc(`users/${talent.uid}`);
  const projected = (await account.get()).data() as User;
  await account.delete();
  await newOffer({ ...cast, talent });
  await until(
    async () => (await queuedFor(talent))[0]?.lastError,
    (error) => error === 'NotProjectedYet',
    'a failed attempt',
  );
  await account.set(projected);
  await sweepMails({ ...runtime(), now: () => now() + 2 * MINUTE });
  expect((await whenMail(talent, 'オファーが届きました')).text).toContain('企業紹介映像の出演者募集');
});

test('mails follow the reader’s choice: none, or one in the morning; the terms of an offer are always sent', async () => {
  const talent = await newTalent(cast.office);
  const queued = (kind: Mail['kind'], state: Mail['state']) =>
    until(
      async () => (await queuedFor(talent)).find((mail) => mail.kind === kind),
      (mail) => mail?.state === state,
      `the mail ${kind} that is ${state}`,
    );
  await send(talent, 'accounts', { type: 'chooseMail', topic: 'offers', mail: 'digest' });
  const { offerId, path } = await newOffer({ ...cast, talent });
  await whenMail(talent, 'オファーが届きました');
  await send(cast.client, 'offers', { type: 'cancel', offerId });
  await whenStatus(path, 'IS_CANCELED');
  const held = await queued('OfferCanceled', 'HELD');
  const morning: Runtime = {
    ...runtime(),
    now: () => held?.digestDue ?? 0,
    wakeMailSender: (due) => deliverDue(morning, due),
  };
  for (let sweeps = 0; sweeps < 2; sweeps++) await sweepHeldMails(morning);
  const mail = await whenMail(talent, 'お知らせが1件あります');
  expect(mail.text).toContain(`・問い合わせ・オファーが取り消されました：企業紹介映像の出演者募集`);
  expect(mail.text).toContain(`${process.env.SITE_URL}/talent/settings#notices`);
  await send(talent, 'accounts', { type: 'chooseMail', topic: 'offers', mail: 'off' });
  const next = await newOffer({ ...cast, jobId: await newJob(cast.client), talent });
  await send(cast.client, 'offers', { type: 'cancel', offerId: next.offerId });
  await until(
    async () => (await queuedFor(talent)).filter(({ kind, state }) => kind === 'OfferCanceled' && state === 'SKIPPED'),
    (mails) => mails.length === 1,
    'the mail that is not wanted',
  );
  expect((await subjectsTo(talent)).sort()).toEqual(
    [PUBLISHED, 'オファーが届きました', 'オファーが届きました', 'お知らせが1件あります'].sort(),
  );
});

test('a suspended account gets no mail', async () => {
  const talent = await newTalent(cast.office);
  const { offerId, path } = await newOffer({ ...cast, talent });
  await whenMail(talent, 'オファーが届きました');
  await send(cast.office, 'accounts', { type: 'suspend', uid: talent.uid, reason: '規約違反' });
  await until(
    async () => (await runtime().db.doc(`users/${talent.uid}`).get()).get('suspended'),
    (suspended) => suspended === true,
    'the suspension',
  );
  await send(cast.client, 'offers', { type: 'cancel', offerId });
  await whenStatus(path, 'IS_CANCELED');
  const skipped = await until(
    async () => (await queuedFor(talent)).find(({ kind }) => kind === 'OfferCanceled'),
    (mail) => mail?.state === 'SKIPPED',
    'the skipped mail',
  );
  expect(skipped).toMatchObject({ dueAt: null, sentAt: null });
  expect((await eventsOf(`offer-${offerId}`)).length).toBe(2);
  expect((await subjectsTo(talent)).sort()).toEqual([PUBLISHED, 'オファーが届きました'].sort());
});
