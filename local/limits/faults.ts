import { status } from '@grpc/grpc-js';
import { type Random, seededRandom } from '#local/pubsub/seededRandom.ts';
import { type Refusal, refusal } from './refusal.ts';

/** Faults of commits as probabilities. The same seed and order of commits give the same faults. */
export type LimitFaults = {
  readonly seed: number;
  /** The commit succeeds, and its answer is lost. */
  readonly loseAnswer: number;
  /** A conflict: nothing is written. */
  readonly abort: number;
  /** The database is overloaded: nothing is written. */
  readonly exhaust: number;
};

export const noLimitFaults: LimitFaults = { seed: 1, loseAnswer: 0, abort: 0, exhaust: 0 };

/** The refusals of a commit: before it is applied, or in place of its answer. */
export type Fate = { readonly before: Refusal | null; readonly after: Refusal | null };

const aborted = refusal('aborted', status.ABORTED, 'Too much contention on these documents. Please try again.');
const exhausted = refusal('exhausted', status.RESOURCE_EXHAUSTED, 'Quota exceeded.');
const lost = refusal('lost-answer', status.UNAVAILABLE, 'The connection broke before the answer came.');

/** Decides the fault of each commit in turn. */
export const fates = (faults: LimitFaults): (() => Fate) => {
  const random: Random = seededRandom(faults.seed);
  return () => {
    const [abort, exhaust, lose] = [random(), random(), random()];
    const before = abort < faults.abort ? aborted : exhaust < faults.exhaust ? exhausted : null;
    return { before, after: lose < faults.loseAnswer ? lost : null };
  };
};
