import { expect, test } from 'vitest';
import { clientProfile } from '#domain/client/profile.ts';
import { jobDraft, jobPosting, postingFaults } from '#domain/job/posting.ts';
import { newsText } from '#domain/news/commands.ts';
import { offerStatuses } from '#domain/offer/status.ts';
import { talentProfile } from '#domain/talent/profile.ts';
import { castMembers } from './castMembers.ts';
import { companies } from './companies.ts';
import { dealPlans } from './dealPlans.ts';
import { entryPlans, entryStepsTo } from './entryPlans.ts';
import { demoDrafts, demoJobs, openJobs } from './jobPostings.ts';
import { demoMasters } from './masters.ts';
import { demoNews } from './news.ts';
import { castPicture, companyMarkPicture, jobScenePicture } from './pictures/picturePaths.ts';
import { writtenPictures } from './pictures/writePictures.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const jobs = demoJobs(now, jobScenePicture, (kind, name) => {
  expect(demoMasters[kind]).toContain(name);
  return `${kind}-${demoMasters[kind].indexOf(name)}`;
});

test('casts, companies and jobs pass the validation of the forms', () => {
  for (const [number, cast] of castMembers.entries())
    talentProfile.parse({ ...cast, thumbnail: castPicture(number, 0), profileImages: [castPicture(number, 1)] });
  for (const [number, { email: _, certified: __, companyName, companyKana, phone, address, ...person }] of companies.entries()) {
    const company = { name: companyName, kana: companyKana, phone, address };
    clientProfile.parse({ ...person, clientType: 'CORPORATION', thumbnail: companyMarkPicture(number), worksUrl: '', company });
  }
  for (const draft of demoDrafts(jobs)) jobDraft.parse(draft);
  for (const { title, body } of demoNews) newsText.parse({ title, body });
  for (const { posting } of jobs) expect(postingFaults(jobPosting.parse(posting))).toEqual({});
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

test('every picture is drawn, each other than the others, and none runs script or loads anything', () => {
  const pictures = writtenPictures(jobs, now);
  expect(pictures).toHaveLength(castMembers.length * 2 + companies.length + jobs.length);
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length);
  for (const [, svg] of pictures) expect(svg).not.toMatch(/<script|undefined|NaN|href=/);
});
