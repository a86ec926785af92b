import { expect, test } from 'vitest';
import { post as chatPost } from '#domain/chat/commands.ts';
import { clientProfile, profileFaults } from '#domain/client/profile.ts';
import { jobDraft, jobPosting, postingFaults } from '#domain/job/posting.ts';
import { newsText } from '#domain/news/fields.ts';
import { offerStatuses } from '#domain/offer/status.ts';
import { register } from '#domain/student/commands.ts';
import { talentDetails } from '#domain/talent/details.ts';
import { talentProfile } from '#domain/talent/profile.ts';
import { castDetails } from './castDetails.ts';
import { castMembers } from './castMembers.ts';
import { companies } from './companies.ts';
import { conversations } from './conversations.ts';
import { dealPlans } from './dealPlans.ts';
import { entryPlans, entryStepsTo } from './entryPlans.ts';
import { demoDrafts, demoJobs, openJobs } from './jobPostings.ts';
import { demoMasters, type MasterIdOf } from './masters.ts';
import { demoNews } from './news.ts';
import { castPicture, companyMarkPicture, jobScenePicture } from './pictures/picturePaths.ts';
import { writtenPictures } from './pictures/writePictures.ts';
import { trainees } from './students.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const masterId: MasterIdOf = (kind, name) => {
  expect(demoMasters[kind]).toContain(name);
  return `${kind}-${demoMasters[kind].indexOf(name)}`;
};
const jobs = demoJobs(now, jobScenePicture, masterId);

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
  for (const { title, body } of demoNews) newsText.parse({ title, body });
  for (const { posting } of jobs) expect(postingFaults(jobPosting.parse(posting))).toEqual({});
});

test('trainees have a code each, and whoever takes a place is the trainee', () => {
  for (const { cast: _, ...trainee } of trainees) register.parse({ type: 'register', ...trainee });
  expect(new Set(trainees.map(({ taCode }) => taCode)).size).toBe(trainees.length);
  const linked = trainees.flatMap(({ cast, kana, birthday }) => (cast === null ? [] : [[castMembers[cast], kana, birthday] as const]));
  expect(linked.length).toBeGreaterThan(4);
  for (const [cast, kana, birthday] of linked) expect(cast).toMatchObject({ kana, birthday });
});

test('the plans show every status to the demo client and to the demo cast, and ask each pair once', () => {
  const seenBy = (mine: (plan: (typeof dealPlans)[number]) => boolean) => new Set(dealPlans.filter(mine).map(({ status }) => status));
  expect(seenBy(({ job }) => jobs[job]?.client === 0)).toEqual(new Set(offerStatuses));
  expect(seenBy(({ cast }) => cast === 0)).toEqual(new Set(offerStatuses));
  const entriesSeenBy = (mine: (plan: (typeof entryPlans)[number]) => boolean) =>
    new Set<string>(entryPlans.filter(mine).map(({ status }) => status));
  expect(entriesSeenBy(({ job }) => jobs[job]?.client === 0)).toEqual(new Set(Object.keys(entryStepsTo)));
  expect(entriesSeenBy(({ cast }) => cast === 0)).toEqual(new Set(Object.keys(entryStepsTo)));
  const plans = [...dealPlans, ...entryPlans];
  expect(new Set(plans.map(({ job, cast }) => `${job} ${cast}`)).size).toBe(plans.length);
  expect(plans.every(({ job }) => job < openJobs)).toBe(true);
});

test('conversations are about deals that are planned, say something, and leave something unread', () => {
  for (const { collection, job, cast, lines } of conversations) {
    const plans = collection === 'offers' ? dealPlans : entryPlans;
    expect(plans.some((plan) => plan.job === job && plan.cast === cast)).toBe(true);
    for (const [, text] of lines) chatPost.parse({ type: 'post', messageId: 'message-1', text, pictures: [] });
  }
  expect(conversations.some(({ readBy }) => readBy.length < 2)).toBe(true);
  expect(conversations.some(({ readBy }) => readBy.length === 2)).toBe(true);
});

test('every picture is drawn, each other than the others, and none runs script or loads anything', () => {
  const pictures = writtenPictures(jobs, now);
  expect(pictures).toHaveLength(castMembers.length * 2 + companies.length + jobs.length);
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length);
  for (const [, svg] of pictures) expect(svg).not.toMatch(/<script|undefined|NaN|href=/);
});
