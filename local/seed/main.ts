import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { grantOffice } from '#functions/operator/officeGrant.ts';
import { sweepDays } from '#functions/projections/dailySummaries.ts';
import { createRuntime } from '#functions/runtime.ts';
import { connectToStack } from '../stack/controlServer.ts';
import { holdConversations } from './conversations.ts';
import { dealPlans, endsByClock } from './dealPlans.ts';
import { makeDeal, type PostedJob, settleBills, untilSettled } from './deals.ts';
import { signUp } from './demoUser.ts';
import { makeEntry } from './entries.ts';
import { entryPlans } from './entryPlans.ts';
import { likesOf, sendLikes } from './favorites.ts';
import { inParallel } from './inParallel.ts';
import { demoDrafts, demoJobs, endedJob } from './jobPostings.ts';
import { addMasters } from './masters.ts';
import { writeNews } from './news.ts';
import { actAsOffice } from './officeActs.ts';
import { openOlderHalf } from './openNotifications.ts';
import { pastStories } from './pastStories.ts';
import { createCasts, createClients } from './people.ts';
import { jobScenePicture } from './pictures/picturePaths.ts';
import { writePictures } from './pictures/writePictures.ts';
import { fillPortfolios } from './portfolio.ts';
import { reportSome } from './reports.ts';
import { reviewFirst } from './reviews.ts';
import { trainees, writeRoster } from './students.ts';
import { tellPast } from './tellPast.ts';

/**
 * Fills a fresh stack (named by the environment) with demo data, only by commands of signed-in people. The first
 * argument is the storage folder for the pictures.
 */
const storageFolder = process.argv[2];
if (!storageFolder) throw new Error('Usage: node local/seed/main.ts <storage folder>');

initializeApp({ projectId: process.env.GCLOUD_PROJECT });
const auth = getAuth();
const db = getFirestore();
const now = Date.now();
const office = await signUp(auth, 'demo-office', 'office@example.com', '事務局 デモ');
const runtime = createRuntime();
await grantOffice(runtime, office, 'npm start');
const masterId = await addMasters(office);
const [clients, casts] = await Promise.all([createClients(auth, office), createCasts(auth, office, masterId)]);
await writeRoster(office, casts);
console.log(`${clients.length} clients, ${casts.length} casts, ${trainees.length} trainees`);

const postings = demoJobs(Date.now(), jobScenePicture, masterId);
await writePictures(storageFolder, postings, now);
const jobs = await inParallel(postings, async (job, number): Promise<PostedJob> => {
  const { streamId } = await (clients[job.client] as (typeof clients)[number]).send('jobs', `post ${number}`, {
    type: 'post',
    ...job.posting,
  });
  return { ...job, jobId: streamId.slice('job-'.length) };
});
for (const [number, draft] of demoDrafts(postings).entries())
  await clients[0]?.send('jobs', `draft ${number}`, { type: 'saveDraft', ...draft });
await Promise.all([sendLikes(likesOf(clients, casts, jobs)), writeNews(office), fillPortfolios(casts, now)]);
const people = { clients, casts, office };
for (const story of pastStories) await tellPast(runtime, story, jobs[story.job] as PostedJob, people, now);
const entryOf = (plan: (typeof entryPlans)[number]) => makeEntry(plan, jobs[plan.job] as PostedJob, people);
const dealOf = (plan: (typeof dealPlans)[number]) => makeDeal(plan, jobs[plan.job] as PostedJob, people);
// Those that the clock ends come last and by themselves: they have to be concluded before it strikes.
const lasting = [
  ...(await inParallel(
    dealPlans.filter(({ status }) => !endsByClock(status)),
    dealOf,
  )),
  ...(await inParallel(
    entryPlans.filter(({ status }) => !endsByClock(status)),
    entryOf,
  )),
];
const ending = [
  ...(await inParallel(
    dealPlans.filter(({ status }) => endsByClock(status)),
    dealOf,
  )),
  ...(await inParallel(
    entryPlans.filter(({ status }) => endsByClock(status)),
    entryOf,
  )),
];
// One of those that are closed is closed by the office.
const closed = jobs.slice(endedJob + 1);
const byOffice = closed.pop();
for (const { client, jobId } of closed) await clients[client]?.send('jobs', `close ${jobId}`, { type: 'close', jobId });
const shut = { type: 'forceClose', jobId: byOffice?.jobId, reason: '掲載の内容を確認できなかったため' };
await office.send('jobs', 'close a job', shut);
console.log(`${jobs.length} jobs, ${dealPlans.length} offers, ${entryPlans.length} entries, ${pastStories.length} deals of the past`);

await untilSettled(db, [...lasting, ...ending]);
await settleBills(ending, office);
await Promise.all([reviewFirst(clients[0], ending), reportSome(clients, casts, jobs), actAsOffice(office, clients[3], casts.at(-1))]);
await connectToStack().whenIdle();
await holdConversations([...lasting, ...ending], people, (job) => clients[(jobs[job] as PostedJob).client] as (typeof clients)[number]);
await Promise.all([clients[0], casts[0]].map((user) => user && openOlderHalf(db, user)));
await connectToStack().whenIdle();
// As the sweep of the minute does: the office finds the day's figures at once.
await sweepDays(db);
process.exit(0);
