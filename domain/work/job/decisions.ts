import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { canonicalJson } from '../../kernel/fingerprint.ts';
import { assertOwnPictures } from '../../people/media/ownPictures.ts';
import { type JobField, type JobPosting, jobFields, postingFaultsAt } from './posting.ts';
import { factsOf, type JobState, type PostedJob, postedJob, printsOf, type Visibility } from './state.ts';

/** The posting, if the client may post it now (ms). Throws `invalid-argument` with the faults. */
export const sound = (posting: JobPosting, now: number, clientId: string, visibility: Visibility): JobPosting => {
  assertOwnPictures(clientId, { pictures: posting.pictures });
  const faults = postingFaultsAt(posting, now, visibility);
  if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
  return posting;
};

/** The sender's own draft or job. Throws `not-found` or `permission-denied`. */
export const ownedJob = (state: JobState, { actor }: DecisionContext): Exclude<JobState, { status: 'NONE' }> => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  permit(actor.uid === state.clientId);
  return state;
};

export const ownPosted = (state: JobState, context: DecisionContext): PostedJob => postedJob(ownedJob(state, context));

/** Compares lists by value: the same ids in the same order are no change. */
export const changedFields = ({ posting, words }: Pick<PostedJob, 'posting' | 'words'>, edited: JobPosting): readonly JobField[] => {
  const before = { ...posting, ...words };
  const after = { ...factsOf(edited), ...printsOf(edited) };
  return jobFields.filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]));
};

export const picked = <Posting extends Partial<JobPosting>>(posting: Posting, fields: readonly JobField[]): Partial<Posting> =>
  Object.fromEntries(Object.entries(posting).filter(([field]) => (fields as readonly string[]).includes(field))) as Partial<Posting>;
