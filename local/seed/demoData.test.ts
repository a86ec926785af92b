import { beforeAll, describe, expect, test } from 'vitest';
import { latestMonths } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstDate, jstDay, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { clientProfile, profileFaults } from '#domain/people/client/profile.ts';
import { student } from '#domain/people/student/student.ts';
import { talentDetails } from '#domain/people/talent/details.ts';
import { talentProfile } from '#domain/people/talent/profile.ts';
import { chat } from '#domain/talk/chat/chat.ts';
import { newsText } from '#domain/talk/news/fields.ts';
import { rotate } from '#domain/testing/rotation.ts';
import { entryStatuses } from '#domain/work/entry/status.ts';
import { jobDraft, jobPosting, postingFaults } from '#domain/work/job/posting.ts';
import { offerStatuses } from '#domain/work/offer/status.ts';
import type { Payout } from '#projections/payout/payouts.schema.ts';
import { conversations } from './conversations.ts';
import { courseOf, type DealStory } from './dealCourses.ts';
import { dealPlans } from './dealPlans.ts';
import { castPicture, companyMarkPicture } from './demoPeople.ts';
import { demoDrafts, demoJobs, openJobs } from './jobPostings.ts';
import { demoMasters, type MasterIdOf } from './masters.ts';
import { castMembers, companies } from './memberTables.ts';
import { isWeekend } from './moments.ts';
import { demoNews } from './officeWork.ts';
import { liveThrough, type Past, pastUntil } from './past.ts';
import type { PastWorld } from './pastWorld.ts';
import { castDetails } from './people.ts';
import { writtenPictures } from './pictures/writePictures.ts';
import { trainees } from './students.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const masterId: MasterIdOf = (kind, name) => {
  expect(demoMasters[kind]).toContain(name);
  return `${kind}-${demoMasters[kind].indexOf(name)}`;
};
const jobs = demoJobs(now, masterId);

test('casts, companies and jobs pass the validation of the forms', () => {
  for (const [number, cast] of castMembers.entries())
    talentProfile.parse({ ...cast, thumbnail: castPicture(number, 0), profileImages: [castPicture(number, 1)] });
  for (const [number, { email: _, certified: __, bill: ___, companyName, companyKana, phone, address, ...person }] of companies.entries()) {
    const company = { name: companyName, kana: companyKana, phone, address };
    const profile = clientProfile.parse({ ...person, thumbnail: companyMarkPicture(number), worksUrl: '', company });
    expect(profileFaults(profile)).toEqual({});
  }
  for (const [number, cast] of castMembers.entries()) talentDetails.parse(castDetails(cast, number, now, masterId));
  for (const draft of demoDrafts(jobs)) jobDraft.parse(draft);
  for (const { title, body, audience = 'all' } of demoNews) newsText.parse({ title, body, audience, link: '', picture: null });
  for (const { posting } of jobs) expect(postingFaults(jobPosting.parse(posting))).toEqual({});
});

test('each trainee has their own code, and the cast at a place is that trainee', () => {
  for (const { cast: _, ...trainee } of trainees) student.command.parse({ type: 'register', ...trainee });
  expect(new Set(trainees.map(({ taCode }) => taCode)).size).toBe(trainees.length);
  const linked = trainees.flatMap(({ cast, kana, birthday }) => (cast === null ? [] : [[castMembers[cast], kana, birthday] as const]));
  expect(linked.length).toBeGreaterThan(4);
  for (const [cast, kana, birthday] of linked) expect(cast).toMatchObject({ kana, birthday });
});

test('conversations are about planned deals, have text, and leave some messages unread', () => {
  for (const { kind, job, cast, lines } of conversations) {
    expect(dealPlans.some((plan) => plan.kind === kind && plan.job === job && plan.cast === cast)).toBe(true);
    for (const [, text] of lines) chat.command.parse({ type: 'post', messageId: 'message-1', text, pictures: [] });
  }
  expect(conversations.some(({ readBy }) => readBy.length < 2)).toBe(true);
  expect(conversations.some(({ readBy }) => readBy.length === 2)).toBe(true);
});

test('every picture differs from the others, and none runs a script or loads anything', () => {
  const pictures = writtenPictures(jobs, now);
  expect(pictures).toHaveLength(castMembers.length * 2 + companies.length + jobs.length + 1);
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length);
  for (const [, svg] of pictures) expect(svg).not.toMatch(/<script|undefined|NaN|href=/);
});

/** Every weekday, and days around the ends of months and years. */
const days = [
  ...Array.from({ length: 7 }, (_, day) => now + day * DAY + day * 3 * HOUR),
  ...['2027-01-01T00:10', '2027-01-30T23:30', '2027-03-01T00:05', '2028-02-29T12:00', '2026-08-31T07:00'].map((at) =>
    Date.parse(`${at}:00+09:00`),
  ),
];

const statusOf = (story: DealStory) => courseOf(story).status;

describe.each(rotate('demo days', 4, days).map((at) => [new Date(at).toISOString(), at] as const))('the demo past at %s', (_, at) => {
  let past: Past;
  beforeAll(() => {
    past = pastUntil(at);
  });

  test('is the same in a second run, lasts 120 days and ends before now', () => {
    const { acts } = past;
    expect(acts.map(({ by, label, at: when }) => [by.uid, label, when])).toEqual(
      pastUntil(at).acts.map(({ by, label, at: when }) => [by.uid, label, when]),
    );
    const said = acts.filter(({ command }) => typeof command === 'object');
    expect(said[0]?.at).toBeLessThan(at - 120 * DAY);
    expect(said.find(({ callable }) => callable === 'accounts')?.at).toBeLessThan(at - 120 * DAY);
    expect(acts.at(-1)?.at).toBeLessThan(at);
    expect(acts.at(-1)?.at).toBeGreaterThan(at - 4 * DAY);
  });

  test('uses each pair once, and shows every status to the demo client and the demo cast', () => {
    const { stories } = past;
    expect(new Set(stories.map(({ job, cast }) => `${job} ${cast}`)).size).toBe(stories.length);
    const seen = (kind: DealStory['kind'], isOwn: (story: DealStory) => boolean) =>
      new Set<string>(stories.filter((story) => story.kind === kind && isOwn(story)).map(statusOf));
    for (const isOwn of [({ job }: DealStory) => past.jobs[job]?.client === 0, ({ cast }: DealStory) => cast === 0]) {
      expect(seen('offer', isOwn)).toEqual(new Set(offerStatuses));
      expect(seen('entry', isOwn)).toEqual(new Set(entryStatuses));
    }
    const taken = new Set(stories.filter(({ cast, job }) => cast === 0 && job < openJobs).map(({ job }) => job));
    expect(openJobs - taken.size).toBeGreaterThanOrEqual(8);
  });

  test('has reviews, and some deals that did not take place', () => {
    const { acts } = past;
    const said = acts.flatMap(({ callable, command }) => (callable === 'reviews' && typeof command === 'object' ? [command.type] : []));
    expect(said.filter((type) => type === 'reportNotHeld').length).toBeGreaterThan(1);
    expect(said.filter((type) => type === 'write').length).toBeGreaterThan(20);
  });

  test('has fewer new deals on weekends, and fees of every size', () => {
    const { stories, acts } = past;
    const begun = stories.map(({ times }) => jstDay(times[0] ?? 0));
    expect(begun.filter(isWeekend).length).toBeLessThan(begun.length / 5);
    const fees = acts.flatMap(({ command }) => (typeof command === 'object' && typeof command.fee === 'number' ? [command.fee] : []));
    expect(new Set(fees).size).toBeGreaterThan(30);
    expect(Math.max(...fees)).toBeGreaterThan(4 * Math.min(...fees));
  });
});

/**
 * The suspended cast looks at the app in the last hours of the first two. The third is in a new
 * month: none of its deals has closed yet.
 */
const replayed = ['2026-11-23T08:18', '2026-12-05T02:00', '2027-01-02T05:07'];

describe.each(rotate('demo replays', 3, replayed))('the replayed demo past at %s', (time) => {
  const now = Date.parse(`${time}:00+09:00`);
  let past: Past;
  let world: PastWorld;
  beforeAll(async () => {
    past = pastUntil(now);
    world = await liveThrough(past, now, async () => undefined);
  }, 240_000);
  const all = (name: string) =>
    [...world.documents()].filter(([path]) => path.split('/').at(-2) === name).map(([, data]) => data as Readonly<Record<string, unknown>>);

  test('has every deal in the status of its course, parks nothing and owes nothing', () => {
    const shown = [...all('offers'), ...all('entries')].map(({ status }) => status);
    expect(shown.sort()).toEqual(past.stories.map((story) => statusOf(story) as string).sort());
    expect(all('parkedStreams')).toEqual([]);
    expect(all('progress').filter(({ owedSince }) => owedSince !== null)).toEqual([]);
    expect(all('mails').filter(({ state, dueAt }) => state !== 'SENT' || dueAt !== null)).toEqual([]);
  });

  test('has no overdue deadline', () => {
    expect(all('streams').filter(({ nextDue }) => typeof nextDue === 'number' && nextDue <= now)).toEqual([]);
  });

  test('pays casts in time: the older months are paid, the newest one has every status of an open statement', () => {
    const payouts = all('payouts') as unknown as readonly Payout[];
    const [, newer, ...older] = latestMonths(now, 4);
    const statuses = (month: string | undefined) => new Set(payouts.filter((each) => each.month === month).map(({ status }) => status));
    expect(payouts.filter(({ isOpen, payBy }) => isOpen && payBy < jstDate(now))).toEqual([]);
    for (const month of older) expect([...statuses(month)]).toEqual(['PAID']);
    if (jstDate(now).slice(8) > '20') expect(statuses(newer)).toEqual(new Set(['PAID', 'FAILED', 'AGREED', 'OBJECTED', 'FIXED']));
  });

  test('has bills in four months and figures on two days of three', () => {
    const bills = [...all('offers'), ...all('entries')].filter(({ billStatus }) => billStatus !== null);
    const months = (statuses: readonly string[]) =>
      new Set(
        bills.filter(({ billStatus }) => statuses.includes(billStatus as string)).map(({ closedAt }) => jstMonth(closedAt as number)),
      );
    expect(months(['CLAIMED', 'UNCLAIMED']).size).toBeGreaterThanOrEqual(4);
    expect(months(['CLAIMED']).size).toBeGreaterThanOrEqual(2);
    expect(months(['UNCLAIMED']).size).toBeGreaterThanOrEqual(2);
    const counted = new Set(all('dairySummaries').map(({ date }) => date));
    const empty = Array.from({ length: 120 }, (_, day) => jstDate(now - day * DAY)).filter((date) => !counted.has(date));
    expect(empty.length).toBeLessThan(40);
  });
});
