import { DAY, HOUR } from '#domain/kernel/calendar/instants.ts';
import type { Act, Person } from './acts.ts';
import type { DealStory } from './dealCourses.ts';
import { around, people } from './demoPeople.ts';
import { type DemoJob, demoDrafts, jobLabel, jobsOfToday, openJobs } from './jobPostings.ts';
import { momentAfter, momentBefore, randomOf } from './moments.ts';

/** A job is posted before its first deal. */
const postedBefore = (stories: readonly DealStory[], jobs: readonly DemoJob[]): DemoJob[] =>
  jobs.map((job, number) => {
    const firsts = stories.filter((story) => story.job === number).map(({ times }) => times[0] ?? Number.POSITIVE_INFINITY);
    const first = Math.min(...firsts);
    return first < job.postedAt + 2 * HOUR
      ? { ...job, postedAt: momentBefore(first - 3 * HOUR, 'client', randomOf('posted', number)) }
      : job;
  });

/** Clients post jobs, edit some and close some; the office closes one. */
export const jobActs = (stories: readonly DealStory[], planned: readonly DemoJob[], now: number): Act[] =>
  postedBefore(stories, planned).flatMap(({ client, posting, postedAt, jobId }, number) => {
    const by = people.clients[client] as Person;
    const random = randomOf('job', number);
    const post: Act = { at: postedAt, by, callable: 'jobs', label: jobLabel(number), command: { type: 'post', ...posting } };
    const acts = [post];
    const shownAt = momentAfter(postedAt + HOUR, 'client', randomOf('public page', number));
    // Every third open job has a public page.
    if (number < openJobs && number % 3 === 0 && shownAt < now)
      acts.push({ at: shownAt, by, callable: 'jobs', label: `public page ${number}`, command: { type: 'openPage', jobId } });
    if (number % 4 === 1 && number !== openJobs) {
      const at = momentAfter(postedAt + 5 * HOUR, 'client', random);
      const edited = { ...posting, feeMax: posting.feeMax + 5_000, schedule: `${posting.schedule}昼食をご用意します。` };
      if (at < now) acts.push({ at, by, callable: 'jobs', label: `edit ${number}`, command: { type: 'edit', jobId, ...edited } });
    }
    const last = Math.max(0, ...stories.filter(({ job }) => job === number).map(({ times }) => times.at(-1) ?? 0));
    const close = (at: number): Act => ({ at, by, callable: 'jobs', label: `close ${number}`, command: { type: 'close', jobId } });
    if (number === openJobs + 1) acts.push(close(around(now, 2, 'client')));
    if (number === openJobs + 2) {
      const reason = '掲載の内容を確認できなかったため';
      const command = { type: 'forceClose', jobId, reason };
      acts.push({ at: around(now, 1, 'office'), by: people.office, callable: 'jobs', label: 'close a job', command });
    }
    if (number >= jobsOfToday && number % 5 < 2) {
      const at = momentAfter(Math.max(last, postedAt + 2 * DAY) + HOUR, 'client', random);
      if (at < now) acts.push(close(at));
    }
    return acts;
  });

/** The demo client's drafts. */
export const draftActs = (jobs: readonly DemoJob[], now: number): Act[] =>
  demoDrafts(jobs).map((draft, number) => ({
    at: around(now, 5 - number * 4, 'client', 'draft'),
    by: people.clients[0] as Person,
    callable: 'jobs',
    label: `draft ${number}`,
    command: { type: 'saveDraft', ...draft },
  }));
