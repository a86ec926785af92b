import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, jstDate } from '#domain/kernel/calendar/instants.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import type { GuardianQuestion } from '#domain/work/guardian/question.ts';
import { durableLimits } from '#functions/gate/durableLimit.ts';
import { runtime } from '#functions/runtime.ts';
import type { Guardian } from '#projections/guardian/guardians.schema.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { call, codeOf, refusal, send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { concludedEntry } from '#tests/support/entries.ts';
import {
  answerAsGuardian,
  asGuest,
  askGuardian,
  guardianTitles,
  linkIn,
  minorBirthday,
  newMinor,
  publishedMinor,
  withGuardian,
} from '#tests/support/guardians.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, document, newCast, newJob, newTalent, type Person, posting, talentProfile } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const publish = ({ uid }: Person) => send(cast.office, 'talents', { type: 'publish', uid });
const guardianOf = ({ uid }: Person, condition: (found: Guardian) => boolean) => document<Guardian>(`guardians/${uid}`, condition);
const shown = ({ uid }: Person, condition: (found: Talent) => boolean) => document<Talent>(`talents/${uid}`, condition);

describe('what the office could not do with a profile', () => {
  const refusals = async ({ uid }: Person, by = cast.office) => call(by, 'audit', { type: 'profileRefusals', uid });
  test('is known before the office tries: a minor without consent, a suspended account, the own profile', async () => {
    const minor = await newMinor();
    expect(await codeOf(refusals(minor, minor))).toBe('permission-denied');
    expect(await refusals(minor)).toEqual({ publish: 'guardian-consent-unconfirmed', returnProfile: null });
    const guardian = await withGuardian(minor);
    await askGuardian(minor, { scope: 'PROFILE' });
    await answerAsGuardian(await linkIn(guardian, guardianTitles.PROFILE), true);
    expect(await refusals(minor)).toEqual({ publish: null, returnProfile: null });
    await publish(minor);
    await send(cast.office, 'accounts', { type: 'suspend', uid: minor.uid, reason: '確認のため' });
    await shown(minor, ({ isPublished }) => !isPublished);
    expect(await refusals(minor)).toEqual({ publish: 'account-suspended', returnProfile: 'status-conflict' });
  });
});

describe('the office asks a guardian for the cast', () => {
  const office = (command: Record<string, unknown>) => send(cast.office, 'guardians', command);
  const profile = { scope: 'PROFILE', jobId: null, offerId: null };
  const guardian = { name: '鈴木 京子', relation: 'MOTHER' };
  const newAddress = () => `guardian-${randomUUID().slice(0, 8)}@example.com`;
  test('by the same mail, link and page; the document and the journal name the office', async () => {
    const minor = await newMinor();
    const email = newAddress();
    await office({ type: 'registerFor', uid: minor.uid, ...guardian, email });
    const { matters } = await guardianOf(minor, (found) => found.matters.PROFILE !== undefined);
    expect(matters.PROFILE).toMatchObject({ isAskedByOffice: true, isGiven: null });
    const rows = await runtime().db.collection('officeJournal').where('streamId', '==', `guardian-${minor.uid}`).get();
    expect(rows.docs.map((row) => [row.get('type'), row.get('uid')]).sort()).toEqual([
      ['GuardianAsked', cast.office.uid],
      ['GuardianRegistered', cast.office.uid],
    ]);
    await answerAsGuardian(await linkIn({ email }, guardianTitles.PROFILE), true);
    await publish(minor);
    await shown(minor, ({ isPublished }) => isPublished);
  });
  test('not for an adult, nobody, or at the address of the cast; and as often as the cast may', async () => {
    const minor = await newMinor();
    expect(await codeOf(office({ type: 'registerFor', uid: minor.uid, ...guardian, email: minor.email }))).toBe('invalid-argument');
    const others = [cast.talent.uid, cast.client.uid, 'nobody'];
    const register = (uid: string) => office({ type: 'registerFor', uid, ...guardian, email: newAddress() });
    expect(await Promise.all(others.map((uid) => codeOf(register(uid))))).toEqual(['status-conflict', 'not-found', 'not-found']);
    await withGuardian(minor);
    await askGuardian(minor, { scope: 'PROFILE' });
    expect(await codeOf(office({ type: 'askFor', uid: minor.uid, ...profile }))).toBe('too-many-requests');
  });
});

describe('the profile of a minor', () => {
  test('is published after the guardian consents with the mail’s link, and hidden after the guardian refuses', async () => {
    const minor = await newMinor();
    expect(await codeOf(publish(minor))).toBe('guardian-consent-unconfirmed');
    expect(await codeOf(askGuardian(minor, { scope: 'PROFILE' }))).toBe('guardian-missing');
    const guardian = await withGuardian(minor);
    await askGuardian(minor, { scope: 'PROFILE' });
    expect(await codeOf(publish(minor))).toBe('guardian-consent-unconfirmed');
    const link = await linkIn(guardian, guardianTitles.PROFILE);
    expect(await asGuest({ type: 'look', uid: link.uid, code: link.code })).toMatchObject({
      scope: 'PROFILE',
      castName: '鈴木 みな',
      isGiven: null,
      jobTitle: null,
    });
    const commandId = randomUUID();
    expect((await answerAsGuardian(link, true, commandId)).isGiven).toBe(true);
    expect((await answerAsGuardian(link, true, commandId)).isGiven).toBe(true);
    await guardianOf(minor, ({ matters }) => matters.PROFILE?.isGiven === true && matters.PROFILE.channel === 'LINK');
    await publish(minor);
    await shown(minor, ({ isPublished }) => isPublished);
    expect((await answerAsGuardian(link, false)).isGiven).toBe(false);
    await shown(minor, ({ isPublished }) => !isPublished);
    expect(await codeOf(publish(minor))).toBe('guardian-consent-unconfirmed');
  });

  test('the code and the address are not stored as plain text, and other codes are refused', async () => {
    const [minor, other] = [await newMinor(), await newMinor()];
    const guardian = await withGuardian(minor);
    await askGuardian(minor, { scope: 'PROFILE' });
    const link = await linkIn(guardian, guardianTitles.PROFILE);
    await guardianOf(minor, ({ matters }) => matters.PROFILE !== undefined);
    const kept = JSON.stringify([await eventsOf(`guardian-${minor.uid}`), (await runtime().db.doc(`guardians/${minor.uid}`).get()).data()]);
    for (const secret of [link.code, guardian.email]) expect(kept).not.toContain(secret);
    for (const guess of [
      { ...link, code: 'guessed' },
      { ...link, uid: other.uid },
      { ...link, uid: 'nobody' },
    ]) {
      expect(await codeOf(answerAsGuardian(guess, true))).toBe('guardian-link-invalid');
      expect(await codeOf(asGuest({ type: 'look', uid: guess.uid, code: guess.code }))).toBe('guardian-link-invalid');
    }
  });

  test('a new guardian ends the link, the consent and the publication', async () => {
    const minor = await publishedMinor(cast.office);
    const guardian = await withGuardian(minor);
    await shown(minor, ({ isPublished }) => !isPublished);
    await askGuardian(minor, { scope: 'PROFILE' });
    const link = await linkIn(guardian, guardianTitles.PROFILE);
    await withGuardian(minor);
    expect(await codeOf(answerAsGuardian(link, true))).toBe('guardian-link-invalid');
    expect(await codeOf(publish(minor))).toBe('guardian-consent-unconfirmed');
  });

  test('an adult needs no guardian; a published cast whose birthday turns out to be a minor’s is hidden', async () => {
    const adult = cast.talent;
    const someone = { type: 'register', name: '山田 京子', relation: 'MOTHER', email: 'someone@example.com' };
    expect(await codeOf(send(adult, 'guardians', someone))).toBe('status-conflict');
    const person = await newTalent(cast.office);
    await send(person, 'talents', { ...talentProfile(), birthday: minorBirthday() });
    await shown(person, ({ isPublished }) => !isPublished);
    expect(await codeOf(publish(person))).toBe('guardian-consent-unconfirmed');
  });

  test('keeps every protection when another birthday is saved, until the office confirms a document', async () => {
    const minor = await publishedMinor(cast.office);
    const grown = { ...talentProfile('鈴木 みな'), birthday: '1999-05-05' };
    const commandId = randomUUID();
    await send(minor, 'talents', grown, commandId);
    await send(minor, 'talents', grown, commandId);
    await shown(minor, ({ isPublished, birthdayAskedAt }) => !isPublished && birthdayAskedAt !== null);
    const own = async () => (await runtime().db.doc(`talentPrivate/${minor.uid}`).get()).data();
    expect(await own()).toMatchObject({ birthday: minorBirthday(), askedBirthday: grown.birthday });
    expect(await codeOf(publish(minor))).toBe('birthday-unconfirmed');
    expect(await codeOf(send(minor, 'talents', { type: 'openPage' }))).toBe('page-of-minor');
    const confirm = (birthday: string) =>
      send(cast.office, 'talents', { type: 'confirmBirthday', uid: minor.uid, birthday, document: 'PASSPORT' });
    expect(await codeOf(confirm('1999-05-06'))).toBe('invalid-argument');
    await confirm('1999-05-05');
    await publish(minor);
    await shown(minor, ({ isPublished, birthdayAskedAt }) => isPublished && birthdayAskedAt === null);
    expect(await own()).toMatchObject({ birthday: grown.birthday, askedBirthday: null });
  });

  test('the own address is refused for the guardian', async () => {
    const minor = await newMinor();
    const own = { type: 'register', name: '鈴木 京子', relation: 'MOTHER', email: minor.email.toUpperCase() };
    expect((await refusal(send(minor, 'guardians', own))).details?.fields).toHaveProperty('email');
  });

  test('body measurements are not stored', async () => {
    const minor = await newMinor();
    const sizes = { height: 155.5, weight: 44.4, bust: 77.7, waist: 58.8, hip: 80.8, shoeSize: 23, headSize: 54 };
    await send(minor, 'talents', { type: 'saveDetails', ...detailsCatalogue.empty, sizes });
    const { sizes: found } = await shown(minor, ({ sizes: { height } }) => height === 155.5);
    expect(found).toEqual({ ...sizes, weight: null, bust: null, waist: null, hip: null });
  });
});

describe('a deal of a minor', () => {
  const accept = (minor: Person, offerId: string, termsNo = 1) => send(minor, 'offers', { type: 'accept', offerId, termsNo });

  test('needs a consent to exactly its terms', async () => {
    const minor = await newMinor();
    const guardian = await withGuardian(minor);
    await askGuardian(minor, { scope: 'PROFILE' });
    await answerAsGuardian(await linkIn(guardian, guardianTitles.PROFILE), true);
    await publish(minor);
    const { offerId } = await newOffer({ ...cast, talent: minor }, now() + 5 * DAY);
    expect(await codeOf(accept(minor, offerId))).toBe('guardian-consent-missing');
    await askGuardian(minor, { scope: 'OFFER', jobId: cast.jobId, offerId });
    const link = await linkIn(guardian, guardianTitles.DEAL);
    expect(await asGuest({ type: 'look', uid: link.uid, code: link.code })).toMatchObject({
      scope: 'OFFER',
      fee: 30_000,
      jobTitle: '企業紹介映像の出演者募集',
      clientName: '株式会社あおぞら映像',
      isGiven: null,
    });
    await answerAsGuardian(link, true);
    // After the registration, two requests and the consent to the profile.
    await document<Notification>(`notifications/guardian-${minor.uid}_5_${minor.uid}`, ({ kind }) => kind === 'GuardianConsentGiven');
    await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 20_000 });
    expect(await codeOf(accept(minor, offerId, 2))).toBe('guardian-consent-missing');
    await send(cast.client, 'offers', { type: 'changeFee', offerId, fee: 30_000 });
    expect(await codeOf(accept(minor, offerId, 3))).toBe('guardian-consent-missing');
  });

  test('shows the whole sheet to the guardian, and any change of it asks again', async () => {
    const guardian = { email: `guardian-${randomUUID()}@example.com` };
    const minor = await publishedMinor(cast.office, guardian.email);
    const date = jstDate(now() + 20 * DAY);
    const sheet = { ...termsSheet, workDays: [{ date, from: '10:00', to: '12:00', kind: 'SHOOT' }], payDue: jstDate(now() + 40 * DAY) };
    const terms = { jobId: cast.jobId, talentId: minor.uid, fee: 30_000, scheduleToClose: now() + 30 * DAY, sheet };
    const { streamId } = await send(cast.client, 'offers', { type: 'makeOffer', ...terms });
    const offerId = streamId.slice('offer-'.length);
    await askGuardian(minor, { scope: 'OFFER', jobId: cast.jobId, offerId });
    const link = await linkIn(guardian, guardianTitles.DEAL);
    type Question = Pick<GuardianQuestion, 'terms' | 'isGiven'>;
    const look = () => asGuest<Question>({ type: 'look', uid: link.uid, code: link.code });
    const shownTerms = JSON.stringify((await look()).terms);
    for (const said of [sheet.content, sheet.place, sheet.notes, '10:00', '¥30,000', '¥3,000', '¥5,000', '12か月'])
      expect(shownTerms).toContain(said);
    await answerAsGuardian(link, true);
    const worse = {
      ...sheet,
      content: '水着でのDVD撮影',
      place: '個人宅',
      workDays: [{ date, from: '06:00', to: '19:00', kind: 'SHOOT' }],
    };
    await send(cast.client, 'offers', { type: 'changeTerms', offerId, sheet: worse });
    expect(await codeOf(accept(minor, offerId, 2))).toBe('guardian-consent-missing');
    expect((await look()).terms).toBeNull();
    expect(await codeOf(answerAsGuardian(link, true))).toBe('terms-changed');
    expect((await answerAsGuardian(link, false)).isGiven).toBe(false);
  });

  test('shows the whole posting to the guardian, and an edited one asks again', async () => {
    const guardian = { email: `guardian-${randomUUID()}@example.com` };
    const minor = await publishedMinor(cast.office, guardian.email);
    const jobId = await newJob(cast.client);
    await askGuardian(minor, { scope: 'JOB', jobId });
    const link = await linkIn(guardian, guardianTitles.DEAL);
    const { terms } = await asGuest<Pick<GuardianQuestion, 'terms'>>({ type: 'look', uid: link.uid, code: link.code });
    const { place, schedule } = posting();
    for (const said of [place, schedule, '¥30,000〜¥50,000']) expect(JSON.stringify(terms)).toContain(said);
    await answerAsGuardian(link, true);
    await send(cast.client, 'jobs', { ...posting(), type: 'edit', jobId, place: '個人宅' });
    const enter = { type: 'enter', jobId, pr: 'がんばります。', schedule: 'いつでも可能です。' };
    expect(await codeOf(send(minor, 'entries', enter))).toBe('guardian-consent-missing');
    expect(await codeOf(answerAsGuardian(link, true))).toBe('terms-changed');
  });

  test('work at night is refused even with a consent', async () => {
    const minor = await publishedMinor(cast.office);
    const date = jstDate(now() + 2 * DAY);
    const sheet = { ...termsSheet, workDays: [{ date, from: '19:00', to: '23:00', kind: 'SHOOT' }], payDue: date };
    const terms = { jobId: cast.jobId, talentId: minor.uid, fee: 30_000, scheduleToClose: now() + 5 * DAY, sheet };
    const { streamId } = await send(cast.client, 'offers', { type: 'makeOffer', ...terms });
    const offerId = streamId.slice('offer-'.length);
    await askGuardian(minor, { scope: 'OFFER', jobId: cast.jobId, offerId });
    const subject = { scope: 'OFFER', jobId: cast.jobId, offerId, guardianNo: 1 };
    await send(cast.office, 'guardians', { type: 'record', uid: minor.uid, ...subject, consents: true, note: '同意書を確認しました。' });
    expect(await codeOf(accept(minor, offerId))).toBe('minor-night');
  });

  test('a request about another person’s offer is refused', async () => {
    const [minor, other] = [await publishedMinor(cast.office), await newMinor()];
    await withGuardian(other);
    const { offerId } = await newOffer({ ...cast, talent: minor }, now() + 5 * DAY);
    expect(await codeOf(askGuardian(other, { scope: 'OFFER', jobId: cast.jobId, offerId }))).toBe('permission-denied');
  });

  test('an entry waits for the consent, which the office may record from paper', async () => {
    const minor = await publishedMinor(cast.office);
    const enter = () => send(minor, 'entries', { type: 'enter', jobId: cast.jobId, pr: 'がんばります。', schedule: 'いつでも可能です。' });
    expect(await codeOf(enter())).toBe('guardian-consent-missing');
    const subject = { scope: 'JOB', jobId: cast.jobId } as const;
    const record = {
      type: 'record',
      uid: minor.uid,
      ...subject,
      offerId: null,
      guardianNo: 1,
      consents: true,
      note: '同意書を確認しました。',
    };
    expect(await codeOf(send(cast.office, 'guardians', record))).toBe('not-found');
    await askGuardian(minor, subject);
    await send(cast.office, 'guardians', record);
    await guardianOf(minor, ({ matters }) => matters[`JOB_${cast.jobId}`]?.channel === 'PAPER');
    await enter();
  });

  test('a changed concluded entry waits for the consent to its terms, which the minor can request', async () => {
    const minor = await publishedMinor(cast.office);
    const jobId = await newJob(cast.client);
    const consented = async (subject: Parameters<typeof askGuardian>[1]) => {
      await askGuardian(minor, subject);
      await send(cast.office, 'guardians', {
        type: 'record',
        uid: minor.uid,
        scope: 'JOB',
        jobId,
        offerId: null,
        guardianNo: 1,
        consents: true,
        note: '同意書を確認しました。',
      });
    };
    await consented({ scope: 'JOB', jobId });
    const { entryId } = await concludedEntry({ ...cast, talent: minor, jobId });
    const { feeMin } = posting();
    await send(cast.client, 'entries', { type: 'proposeChange', entryId, fee: feeMin, reason: '撮影が半日になるため' });
    const agree = () => send(minor, 'entries', { type: 'agreeChange', entryId, proposalNo: 1 });
    expect(await codeOf(agree())).toBe('guardian-consent-missing');
    const other = await newMinor();
    await withGuardian(other);
    expect(await codeOf(askGuardian(other, { scope: 'JOB', jobId, entryId }))).toBe('permission-denied');
    await consented({ scope: 'JOB', jobId, entryId });
    await agree();
  });
});

describe('a guardian', () => {
  const profile = { scope: 'PROFILE' } as const;

  test('gets a limited number of mails a day from one minor, which does not keep others from asking', async () => {
    const [minor, other] = [await newMinor(), await newMinor()];
    const { email } = await withGuardian(minor);
    await withGuardian(other, email.toUpperCase());
    await askGuardian(minor, profile);
    for (let count = 1; count < durableLimits.guardianMailByAccount; count++)
      expect(await codeOf(askGuardian(minor, profile))).toBe('too-many-requests');
    expect(await codeOf(askGuardian(minor, profile))).toBe('daily-limit');
    await askGuardian(other, profile);
  });

  test('can answer at most 20 times a day; wrong codes do not count', async () => {
    const minor = await newMinor();
    const guardian = await withGuardian(minor);
    await askGuardian(minor, profile);
    const link = await linkIn(guardian, guardianTitles.PROFILE);
    for (const code of ['one', 'two']) expect(await codeOf(answerAsGuardian({ ...link, code }, true))).toBe('guardian-link-invalid');
    for (let count = 0; count < durableLimits.guardianAnswerByMinor; count++) await answerAsGuardian(link, count % 2 === 0);
    expect(await codeOf(answerAsGuardian(link, true))).toBe('daily-limit');
    expect(await asGuest({ type: 'look', uid: link.uid, code: link.code })).toMatchObject({ isGiven: false });
  });
});
