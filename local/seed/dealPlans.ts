import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY, endOfJstDay, HOUR, jstDate } from '#domain/kernel/calendar/instants.ts';
import { courseOf, type DealPlan, type DealStory, type EntryCourse, type OfferCourse } from './dealCourses.ts';
import type { DemoJob } from './jobPostings.ts';
import { momentBefore, randomOf } from './moments.ts';

/** `daysAgo`: the time of the last step. */
type Plan = DealPlan & { readonly daysAgo: number };

const offer = (job: number, cast: number, course: OfferCourse, daysAgo: number): Plan => ({ kind: 'offer', job, cast, course, daysAgo });
const entry = (job: number, cast: number, course: EntryCourse, daysAgo: number): Plan => ({ kind: 'entry', job, cast, course, daysAgo });

/**
 * Deals of today's jobs. Jobs 0-9 are the demo client's, 10-29 others'; cast 0 is the demo cast.
 * Statuses in which one of them or the office must act occur several times; half of the jobs are
 * free for entries.
 */
export const dealPlans: readonly Plan[] = [
  // The demo client with other casts.
  offer(0, 3, 'inquiry', 1.2),
  offer(1, 4, 'inquiryRefused', 6),
  offer(2, 5, 'offered', 2.1),
  offer(3, 6, 'accepted', 1.6),
  offer(4, 7, 'refused', 9),
  offer(5, 8, 'approvedByOffice', 2.6),
  offer(6, 9, 'disapproved', 12),
  offer(7, 10, 'concluded', 4.3),
  offer(8, 11, 'canceled', 3.2),
  offer(9, 12, 'unanswered', 10),
  offer(1, 14, 'forceClosed', 8),
  offer(3, 24, 'offered', 0.4),
  offer(4, 31, 'declined', 7),
  offer(8, 25, 'approvedByOffice', 1.1),
  offer(9, 28, 'inquiry', 0.3),
  entry(0, 16, 'entered', 0.9),
  entry(1, 5, 'approvedByOffice', 1.9),
  entry(2, 6, 'disapproved', 5),
  entry(3, 7, 'deciding', 2.4),
  entry(4, 8, 'refused', 4.6),
  entry(5, 9, 'concluded', 6.5),
  entry(7, 11, 'forceClosed', 5.5),
  entry(8, 14, 'entered', 1.4),
  entry(9, 15, 'entered', 0.2),
  entry(6, 12, 'withdrawn', 2.2),
  // The demo cast with other clients.
  offer(10, 0, 'inquiry', 1.5),
  offer(12, 0, 'offered', 2.8),
  offer(13, 0, 'accepted', 0.7),
  offer(15, 0, 'approvedByOffice', 2.2),
  offer(16, 0, 'disapproved', 11),
  offer(17, 0, 'concluded', 5.4),
  entry(22, 0, 'entered', 0.5),
  entry(23, 0, 'approvedByOffice', 2.3),
  entry(25, 0, 'deciding', 1.7),
  entry(27, 0, 'concluded', 8),
  // The demo client with the demo cast, to see a deal from both sides. One had a reminder.
  offer(0, 0, 'inquiry', 2.5),
  offer(1, 0, 'offered', 1.3),
  offer(2, 0, 'approvedByOffice', 3.1),
  offer(4, 0, 'concluded', 7.2),
  offer(9, 0, 'offered', 5.7),
  // Changes of terms: one waits for the demo cast, one for the office, one was refused.
  offer(3, 0, 'changeAsked', 0.6),
  offer(5, 0, 'changeAgreed', 0.9),
  offer(8, 0, 'changeDeclined', 1.8),
  // Answers by the office for a cast: one can be objected to, one waits for the office, two are
  // settled.
  offer(11, 0, 'acceptedForCast', 0.5),
  offer(2, 24, 'objected', 0.6),
  offer(5, 31, 'objectionSettled', 2.2),
  entry(4, 25, 'changeObjected', 1.5),
  // Cancellations: one waits for the office, one is settled.
  offer(7, 21, 'calledOff', 0.7),
  offer(6, 29, 'settled', 4),
  entry(6, 0, 'approvedByOffice', 0.8),
  entry(7, 0, 'deciding', 3.4),
  // The demo client had a reminder to confirm.
  offer(0, 30, 'approvedByOffice', 5.8),
  // Work for the office.
  ...[22, 24, 25, 26].map((job, at) => offer(job, 16 + at, 'accepted', 0.4 + at * 0.7)),
  // Deals of other clients.
  offer(11, 33, 'offered', 3.3),
  offer(14, 29, 'concluded', 3.8),
  offer(16, 35, 'unanswered', 9),
  offer(20, 28, 'concluded', 6.1),
  entry(12, 21, 'deciding', 2.9),
  entry(18, 5, 'concluded', 4.9),
  entry(19, 23, 'refusedAtOnce', 3.6),
  entry(21, 34, 'entered', 1.8),
  entry(24, 18, 'approvedByOffice', 4.1),
];

/** The longest time of a step (ms), so that no answer comes after its deadline. */
const LONGEST_STEP = 1.3 * DAY;

/** A pending answer still has at least this much of its period. */
const awaitedAtLeast = (now: number): number => now - businessRules.answerPeriod + 10 * HOUR;

/**
 * A deal of a plan: the last step at the planned time, each other one some time before the next.
 */
export const storyOf = ({ daysAgo, ...plan }: Plan, jobs: readonly DemoJob[], now: number): DealStory => {
  const { steps } = courseOf(plan);
  const random = randomOf('plan', plan.kind, plan.job, plan.cast);
  let at = now - daysAgo * DAY;
  const times = steps.map(() => 0);
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const { by } = steps[step] as (typeof steps)[number];
    const moment = momentBefore(at, by, random);
    const isLast = step === steps.length - 1;
    // Somebody still waits for the answer, on any day of the week.
    times[step] = isLast && daysAgo < 6.5 ? Math.max(moment, awaitedAtLeast(now)) : moment;
    at = (times[step] as number) - HOUR - random() * (LONGEST_STEP - HOUR);
  }
  // Answers to changes and objections come within days, even over a weekend.
  for (const [step, { type, by }] of steps.entries())
    if (type === 'disputeProxy' || (type === 'agreeChange' && by === 'office'))
      times[step] = Math.min(times[step] as number, (times[step - 1] as number) + DAY);
  const { posting } = jobs[plan.job] as DemoJob;
  return { ...plan, times, endsAt: endOfJstDay(jstDate(posting.endsAt)) };
};
