import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { processOf, type World } from '#local/memory/process.ts';
import { fork, send, settle } from '../../testing/memoryProcess.ts';
import { accept, chooseMail, clientId, makeOffer, offerId, suspendClient, wantsDigest, worldAfter } from '../../testing/smallWorld.ts';
import { composeMail } from './composeMail.ts';
import { deliverMail } from './deliverMail.ts';
import type { Mail, MailNamed } from './mails.ts';
import { MAILS_PER_DIGEST, sweepHeldMails } from './sweepHeldMails.ts';
import type { DueMail } from './wakeMailSender.ts';

/** The next 08:00 JST. */
const EIGHT = NOON + 20 * HOUR;
const acceptedMail = `offer-${offerId}_2_OfferAccepted_${clientId}`;
const morningMail = `notices_${jstDate(EIGHT)}_${clientId}`;

const at = (world: World, now: number) => ({ ...processOf(world), now: () => now });
const mailIn = ({ database }: World, id: string) => database.documents().get(`mails/${id}`) as unknown as Mail | undefined;
const put = ({ database }: World, mail: Mail) => database.connect().doc(`mails/${mail.id}`).set(mail);
const textOf = async (world: World, id: string) => (await composeMail(processOf(world), mailIn(world, id) as Mail))?.text;
const sent = (world: World) => [...world.effects].filter((effect) => effect.startsWith('mail '));

const wake = (world: World, id: string) =>
  deliverMail(processOf(world), world.wakeUps.find((due): due is DueMail => 'mailId' in due && due.mailId === id) as DueMail);

/** A world with an accepted offer whose mails are not queued. */
let accepted: World;
/** The same, with the client's mail held. */
let held: World;
beforeAll(async () => {
  accepted = await worldAfter(makeOffer, accept);
  held = fork(accepted);
  await choose(held, wantsDigest);
  await wake(held, acceptedMail);
});
const choose = async (world: World, request: Parameters<typeof send>[1]) => {
  await send(processOf(world), request);
  await settle(world);
};

describe('a mail', () => {
  test('is sent at once by default, with a link to the settings', async () => {
    const world = fork(accepted);
    expect(await textOf(world, acceptedMail)).toContain('/client/settings#notices');
    await wake(world, acceptedMail);
    expect(mailIn(world, acceptedMail)).toMatchObject({ state: 'SENT' });
  });
  test('is not sent if it is turned off', async () => {
    const world = fork(accepted);
    await choose(world, chooseMail('off'));
    const before = sent(world);
    await wake(world, acceptedMail);
    expect(mailIn(world, acceptedMail)).toMatchObject({ state: 'SKIPPED', dueAt: null, sentAt: null });
    expect(sent(world)).toEqual(before);
  });
  test('with the terms of an offer is always sent', async () => {
    const world = fork(accepted);
    const user = processOf(world).db.doc('users/talent-1');
    await user.update({ mailChoices: { offers: 'off', terms: 'off' } });
    await wake(world, 'offer-offer-1_1_OfferMade_talent-1');
    expect(mailIn(world, 'offer-offer-1_1_OfferMade_talent-1')).toMatchObject({ state: 'SENT' });
  });
  test('waits for the morning if the reader chose so', () =>
    expect(mailIn(held, acceptedMail)).toMatchObject({ state: 'HELD', dueAt: null, sentAt: null, digestDue: EIGHT }));
});

describe('in the morning', () => {
  test('one mail lists the held mails with links, once', async () => {
    const world = fork(held);
    expect(await sweepHeldMails(at(world, EIGHT - 1))).toBe(0);
    expect(await sweepHeldMails(at(world, EIGHT))).toBe(1);
    expect(mailIn(world, acceptedMail)).toMatchObject({ state: 'TOLD', digestDue: null });
    expect(mailIn(world, morningMail)).toMatchObject({ kind: 'NoticeDigest', state: 'PENDING', told: [acceptedMail] });
    const text = await textOf(world, morningMail);
    for (const words of ['・オファーが承諾されました：企業紹介映像の出演者募集', `/client/mypage/offers/${offerId}`, '#notices'])
      expect(text).toContain(words);
    for (const now of [EIGHT, EIGHT + HOUR, EIGHT + DAY]) expect(await sweepHeldMails(at(world, now))).toBe(0);
  });

  test('without held mails there is no mail', async () => {
    const world = fork(accepted);
    expect(await sweepHeldMails(at(world, EIGHT))).toBe(0);
    expect(mailIn(world, morningMail)).toBeUndefined();
  });

  test('a mail that was held too late waits for the next morning; one mail lists at most a hundred', async () => {
    const world = fork(held);
    const first = mailIn(world, acceptedMail) as Mail;
    // Ids that sort after the first one.
    const names = Array.from({ length: MAILS_PER_DIGEST }, (_, n) => `z_${`${n}`.padStart(3, '0')}`);
    for (const id of names) await put(world, { ...first, id });
    expect(await sweepHeldMails(at(world, EIGHT))).toBe(1);
    expect(await sweepHeldMails(at(world, EIGHT))).toBe(0);
    const rest = mailIn(world, names.at(-1) as string);
    expect((mailIn(world, morningMail) as MailNamed<'NoticeDigest'>).told).toHaveLength(MAILS_PER_DIGEST);
    expect(rest).toMatchObject({ state: 'HELD', digestDue: EIGHT + DAY });
    expect(await sweepHeldMails(at(world, EIGHT + DAY))).toBe(1);
    expect(mailIn(world, `notices_${jstDate(EIGHT + DAY)}_${clientId}`)).toMatchObject({ told: [rest?.id] });
  });

  test('two parallel sweeps make one mail', async () => {
    const world = fork(held);
    const made = await Promise.all([EIGHT, EIGHT].map((now) => sweepHeldMails(at(world, now))));
    expect(made.sort()).toEqual([0, 1]);
    expect(mailIn(world, acceptedMail)).toMatchObject({ state: 'TOLD' });
  });

  test('mails that are turned off since, and suspended readers, are left out', async () => {
    const world = fork(held);
    await sweepHeldMails(at(world, EIGHT));
    const suspended = fork(world);
    await choose(suspended, suspendClient);
    expect(await textOf(suspended, morningMail)).toBeUndefined();
    await choose(world, chooseMail('off'));
    expect(await textOf(world, morningMail)).toBeUndefined();
    await choose(world, chooseMail('each'));
    expect(await textOf(world, morningMail)).toContain('オファーが承諾されました');
  });
});
