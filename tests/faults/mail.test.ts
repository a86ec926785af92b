import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { deliverMail, MAX_ATTEMPTS, pauseAfter, sweepMails } from '#functions/effects/mail/deliverMail.ts';
import type { Mailer } from '#functions/effects/mail/mailer.ts';
import { CLAIM_MS, type Mail } from '#functions/effects/mail/mails.ts';
import { runtime } from '#functions/runtime.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { send } from '#tests/support/callables.ts';
import { newOffer, newOffers, whenStatus } from '#tests/support/deals.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { mailsTo as allMailsTo, queuedFor as allQueuedFor } from '#tests/support/mails.ts';
import { type Cast, newCast, newTalent, type Person } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});
afterEach(() => connectToStack().setMailDown(false));

/** The mails about offers, without the one about the publication. */
const queuedFor = async (person: Person) => (await allQueuedFor(person)).filter(({ kind }) => kind.startsWith('Offer'));
const mailsTo = async (person: Person) => (await allMailsTo(person)).filter(({ subject }) => subject.includes('オファー'));
const at = (ms: number) => ({ ...runtime(), now: () => ms });
const mailFor = (person: Person, state: Mail['state']): Promise<Mail> =>
  until(
    async () => (await queuedFor(person))[0],
    (mail): mail is Mail => mail?.state === state && mail.attempts > 0,
    `a mail that is ${state}`,
  );
const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);

test('while the mail server is down deals continue; after that every mail is sent once', async () => {
  await connectToStack().setMailDown(true);
  const deals = await newOffers(cast, 5);
  await Promise.all(deals.map(({ path }) => whenStatus(path, 'IN_PROGRESS')));
  for (const { offerId } of deals) await send(cast.client, 'offers', { type: 'cancel', offerId });
  await Promise.all(deals.map(({ path }) => whenStatus(path, 'IS_CANCELED')));
  const talents = deals.map(({ talentId }) => ({ uid: talentId }) as Person);
  for (const talent of talents)
    await until(
      () => queuedFor(talent),
      (mails) => mails.length === 2 && mails.every(({ state, attempts }) => state === 'PENDING' && attempts === 1),
      'mails that failed once',
    );
  await connectToStack().setMailDown(false);
  const later = at(Date.now() + 2 * HOUR);
  await Promise.all([sweepMails(later), sweepMails(later)]);
  await sweepMails(later);
  for (const talent of talents) {
    const mails = await queuedFor(talent);
    expect(mails.map(({ state }) => state)).toEqual(['SENT', 'SENT']);
    const caught = await connectToStack().caughtMails();
    for (const { id } of mails) expect(caught.filter(({ messageId }) => messageId.startsWith(`<${id}@`))).toHaveLength(1);
  }
  await whenCaughtUp();
});

test('a mail that cannot be sent is tried eight times with growing backoff, and then is FAILED', async () => {
  await connectToStack().setMailDown(true);
  const talent = await newTalent(cast.office);
  await newOffer({ ...cast, talent });
  let mail = await mailFor(talent, 'PENDING');
  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt++) {
    expect((mail.dueAt ?? 0) - mail.updatedAt).toBe(pauseAfter(attempt - 1));
    await deliverMail(at((mail.dueAt as number) - 1), { mailId: mail.id });
    await deliverMail(at(mail.dueAt as number), { mailId: mail.id });
    mail = (await queuedFor(talent))[0] as Mail;
    expect(mail.attempts).toBe(attempt);
  }
  expect(mail).toMatchObject({ state: 'FAILED', dueAt: null, lastError: '421' });
  await connectToStack().setMailDown(false);
  await deliverMail(at(Date.now() + 100 * HOUR), { mailId: mail.id });
  expect(await subjectsTo(talent)).toEqual([]);
});

test('the claim of a crashed sender ends after two minutes, not before', async () => {
  const talent = await newTalent(cast.office);
  await newOffer({ ...cast, talent });
  const sent = await mailFor(talent, 'SENT');
  const now = Date.now();
  await runtime()
    .db.doc(`mails/${sent.id}`)
    .update({ state: 'SENDING', dueAt: now + CLAIM_MS, sentAt: null });
  await sweepMails(at(now + CLAIM_MS - 1));
  expect((await queuedFor(talent))[0]).toMatchObject({ state: 'SENDING', attempts: 1 });
  await sweepMails(at(now + CLAIM_MS));
  expect((await queuedFor(talent))[0]).toMatchObject({ state: 'SENT', attempts: 2 });
  const ids = (await mailsTo(talent)).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(1);
});

test('a mail server that hangs does not exceed the time budget of a sweep', async () => {
  await connectToStack().setMailDown(true);
  const deals = await newOffers(cast, 3);
  const talents = deals.map(({ talentId }) => ({ uid: talentId }) as Person);
  await Promise.all(talents.map((talent) => mailFor(talent, 'PENDING')));
  const slow: Mailer = () => pause(50);
  await sweepMails({ ...at(Date.now() + 2 * HOUR), mailer: slow }, 10);
  const queued = (await Promise.all(talents.map(queuedFor))).flat();
  expect(queued.filter(({ state }) => state === 'SENT').length).toBeLessThanOrEqual(1);
  expect(queued.filter(({ state }) => state === 'PENDING').length).toBeGreaterThanOrEqual(2);
});
