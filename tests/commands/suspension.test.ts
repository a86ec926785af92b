import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { runtime } from '#functions/runtime.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { idsFound } from '#tests/support/found.ts';
import { level, now } from '#tests/support/level.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newClient, newJob, newTalent, type Person } from '#tests/support/people.ts';
import { pictured, statusOf } from '#tests/support/publicPages.ts';

let one: Cast;
let talent: Person;
beforeAll(async () => {
  one = await newCast();
  talent = await newTalent(one.office);
});

const held = async (person: Person, suspended: boolean) => {
  const reason = '規約違反のため';
  await send(one.office, 'accounts', { type: suspended ? 'suspend' : 'lift', uid: person.uid, reason });
};
/** `in` if the act succeeded, else the code of the refusal. */
const outcome = async (act: Promise<unknown>): Promise<string> => {
  try {
    await act;
    return 'in';
  } catch (error) {
    return ((error as { details?: { code?: string } }).details?.code ?? String(error)) || 'out';
  }
};
/** Likes, and takes the like back, so that it can be tried again. */
const liked = async (person: Person, target: object): Promise<string> => {
  const answer = await outcome(send(person, 'favorites', { type: 'like', ...target }));
  await send(person, 'favorites', { type: 'unlike', ...target });
  return answer;
};
const inOrOut = (isIn: boolean): string => (isIn ? 'in' : 'out');

/** The ways by which others meet an account, and what each answers. */
type Ways = Readonly<Record<string, () => Promise<string>>>;
const all = async (ways: Ways) =>
  Object.fromEntries(await Promise.all(Object.entries(ways).map(async ([way, ask]) => [way, await ask()] as const)));
const each = (ways: Ways, answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(ways).map((way) => [way, answers[way] ?? 'in']));

describe('a suspended account is out of the market in every way, and the end of the suspension brings it back', () => {
  test('a cast', async () => {
    const word = `休止${randomUUID().slice(0, 8)}`;
    const cast = await pictured(one.office);
    await send(cast, 'talents', { type: 'openPage' });
    const secret = randomBytes(24).toString('base64url');
    await send(cast, 'diaries', { type: 'openFeed', feedHash: createHash('sha256').update(secret).digest('hex') });
    const asked = (type: 'inquire' | 'makeOffer') => async () => {
      const jobId = await newJob(one.client);
      const about = { jobId, talentId: cast.uid };
      const inquiry = { inquiryType: 'APPEARANCE', message: 'ご相談です。' };
      const offer = { fee: 30_000, scheduleToClose: now() + 5 * DAY };
      return outcome(send(one.client, 'offers', { type, ...about, ...(type === 'inquire' ? inquiry : offer) }));
    };
    const inquiries = await Promise.all(
      [0, 1, 2].map(async () => {
        const jobId = await newJob(one.client);
        const inquiry = { type: 'inquire', jobId, talentId: cast.uid, inquiryType: 'APPEARANCE', message: 'ご相談です。' };
        const { streamId } = await send(one.client, 'offers', inquiry);
        return { jobId, offerId: streamId.slice('offer-'.length) };
      }),
    );
    const ways: Ways = {
      lists: async () => inOrOut((await document<Talent>(`talents/${cast.uid}`, () => true)).isPublished),
      search: async () => inOrOut((await idsFound(one.client, 'casts', word)).includes(cast.uid)),
      page: async () => ((await statusOf(cast.page)) === 200 ? 'in' : 'out'),
      calendar: async () => inOrOut((await level().request(`calendars/${cast.uid}/${secret}.ics`, {})).status === 200),
      like: () => liked(one.client, { kind: 'talent', targetId: cast.uid }),
      inquiry: asked('inquire'),
      offer: asked('makeOffer'),
      offerAfterInquiry: () => {
        const { jobId, offerId } = inquiries.pop() as { jobId: string; offerId: string };
        const terms = { jobId, talentId: cast.uid, fee: 30_000, scheduleToClose: now() + 5 * DAY };
        return outcome(send(one.client, 'offers', { type: 'continueInquiry', offerId, ...terms }));
      },
    };
    const profile = await document<Talent>(`talents/${cast.uid}`, () => true);
    const { kana, gender, prefecture, introduction, speciality, thumbnail, profileImages } = profile;
    const { birthday } = (await runtime().db.doc(`talentPrivate/${cast.uid}`).get()).data() as { birthday: string };
    const saved = { kana, gender, birthday, prefecture, introduction, speciality, thumbnail, profileImages };
    await send(cast, 'talents', { type: 'saveProfile', ...saved, name: word });
    await whenCaughtUp();
    expect(await all(ways)).toEqual(each(ways, {}));
    await held(cast, true);
    await whenCaughtUp();
    const out = { lists: 'out', search: 'out', page: 'out', calendar: 'out', like: 'not-found' };
    const refused = { inquiry: 'talent-unavailable', offer: 'talent-unavailable', offerAfterInquiry: 'talent-unavailable' };
    expect(await all(ways)).toEqual(each(ways, { ...out, ...refused }));
    expect(await codeOf(send(one.office, 'talents', { type: 'publish', uid: cast.uid }))).toBe('account-suspended');
    await held(cast, false);
    await whenCaughtUp();
    expect(await all(ways)).toEqual(each(ways, {}));
  });

  test('a client', async () => {
    const word = `休止${randomUUID().slice(0, 8)}`;
    const client = await newClient(one.office);
    const jobId = await newJob(client, { title: word });
    const openPage = () => send(client, 'jobs', { type: 'openPage', jobId });
    await openPage();
    const others = await Promise.all([0, 1, 2].map(() => newTalent(one.office)));
    const ways: Ways = {
      lists: async () => inOrOut((await document<Job>(`jobs/${jobId}`, () => true)).visibility === 'PUBLIC'),
      search: async () => inOrOut((await idsFound(talent, 'jobs', word)).includes(jobId)),
      page: async () => inOrOut((await statusOf(`/p/jobs/${jobId}`)) === 200),
      like: () => liked(talent, { kind: 'job', targetId: jobId }),
      entry: () => outcome(send(others.pop() as Person, 'entries', { type: 'enter', jobId, pr: 'よろしく。', schedule: 'いつでも。' })),
    };
    await whenCaughtUp();
    expect(await all(ways)).toEqual(each(ways, {}));
    await held(client, true);
    await whenCaughtUp();
    expect(await all(ways)).toEqual(each(ways, { lists: 'out', search: 'out', page: 'out', like: 'not-found', entry: 'not-found' }));
    await held(client, false);
    await whenCaughtUp();
    expect(await all(ways)).toEqual(each(ways, {}));
  });
});
