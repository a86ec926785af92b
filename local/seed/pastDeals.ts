import { DAY, HOUR } from '#domain/kernel/calendar/instants.ts';
import { shuffled } from '../pubsub/seededRandom.ts';
import { courseOf, type DealPlan, type DealStory, type EntryCourse, type OfferCourse } from './dealCourses.ts';
import { type DemoJob, jobsOfToday } from './jobPostings.ts';
import { momentAfter, randomOf } from './moments.ts';

/** Outcomes of offers and entries in realistic proportions. */
const offersCame: readonly OfferCourse[] = [
  ...(['refused', 'closed', 'unanswered', 'forceClosed', 'closedAfterInquiry', 'inquiryRefused', 'canceled'] as const),
  ...(['closedAtAnotherFee', 'declined', 'closedLater', 'disapproved', 'unconfirmed'] as const),
];
const entriesCame: readonly EntryCourse[] = [
  ...(['refused', 'closed', 'disapproved', 'refusedAtOnce', 'closedAtAnotherFee', 'undecided', 'refused', 'forceClosed'] as const),
];
/** The first deal of a job takes place. */
const firstOffers: readonly OfferCourse[] = ['closed', 'closedAfterInquiry', 'closedAtAnotherFee', 'closed', 'closedLater'];
const firstEntries: readonly EntryCourse[] = ['closed', 'closedAtAnotherFee', 'closedLater'];

const next = <Item>(list: readonly Item[], counted: Map<string, number>, key: string): Item => {
  const count = counted.get(key) ?? 0;
  counted.set(key, count + 1);
  return list[count % list.length] as Item;
};

type Planned = DealPlan extends infer Plan ? (Plan extends DealPlan ? Omit<Plan, 'cast'> : never) : never;

/** Recent jobs have more deals. */
const countOf = (place: number): number => (place < 16 ? 3 : 4);

/** The outcomes of the deals of each past job; each client sees all outcomes in turn. */
const outcomes = (jobs: readonly DemoJob[]): Planned[][] => {
  const counted = new Map<string, number>();
  return jobs.map(({ client }, place) =>
    Array.from({ length: countOf(place) }, (_, index): Planned => {
      const job = jobsOfToday + place;
      const first = index === 0;
      if ((place + index) % 2 === 0)
        return { kind: 'offer', job, course: next(first ? firstOffers : offersCame, counted, `offers ${client} ${first}`) };
      return { kind: 'entry', job, course: next(first ? firstEntries : entriesCame, counted, `entries ${client} ${first}`) };
    }),
  );
};

/** The place of the demo cast among a job's deals, preferring a new outcome; null: none. */
const ownPlace = (planned: readonly Planned[], place: number, seen: Set<string>): number | null => {
  if (place % 8 === 1) return null;
  const keys = planned.map((plan) => `${plan.kind} ${courseOf(plan as DealPlan).status}`);
  const index = keys.findIndex((key) => !seen.has(key));
  if (index < 0) return place % 4 === 0 ? 0 : null;
  seen.add(keys[index] as string);
  return index;
};

/** Casts that were published when the job was posted, in a stable order, without the demo cast. */
const castsFor = (place: number, job: DemoJob, publishedAt: readonly (number | undefined)[]): number[] => {
  const known = publishedAt.flatMap((at, number) => (number > 0 && at !== undefined && at < job.postedAt + DAY / 2 ? [number] : []));
  return shuffled(known, randomOf('casts', place));
};

const timesOf = (plan: DealPlan, place: number, index: number, { postedAt }: DemoJob): number[] => {
  const random = randomOf('times', place, index);
  let at = postedAt + (0.6 + index * 1.2) * DAY;
  return courseOf(plan).steps.map(({ by }) => {
    at = momentAfter(at + HOUR + random() * 16 * HOUR, by, random);
    return at;
  });
};

/** Deals of past jobs: cast, outcome and times. Equal at each start except for weekdays. */
export const pastDeals = (jobs: readonly DemoJob[], publishedAt: readonly (number | undefined)[]): DealStory[] => {
  const past = jobs.slice(jobsOfToday);
  const seen = new Set<string>();
  return outcomes(past).flatMap((planned, place) => {
    const job = past[place] as DemoJob;
    const own = ownPlace(planned, place, seen);
    const casts = castsFor(place, job, publishedAt);
    return planned.flatMap((plan, index): DealStory[] => {
      const cast = index === own ? 0 : casts[index];
      if (cast === undefined) return [];
      const deal: DealPlan = { ...plan, cast };
      return [{ ...deal, times: timesOf(deal, place, index, job), endsAt: job.posting.endsAt }];
    });
  });
};
