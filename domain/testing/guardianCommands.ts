import fc from 'fast-check';
import { jobMatter, offerMatter, postingShown, profileMatter } from '../work/guardian/matter.ts';
import { NOON } from './contexts.ts';
import { posting } from './profiles.ts';
import { personalText } from './values.ts';

const matters = [
  profileMatter,
  offerMatter('offer-1', 'job-1', { fee: 40_000, scheduleToClose: NOON }, 'terms-1'),
  offerMatter('offer-1', 'job-1', { fee: 50_000, scheduleToClose: NOON }, 'terms-1'),
  jobMatter('job-1', postingShown(posting), 1),
] as const;

const secretEmail = fc.integer({ min: 0, max: 2 }).map((n) => `secret-guardian-${n}@example.com`);
const codeHash = fc.constantFrom('hash-1', 'hash-2', 'hash-3');

/** Random commands on a guardian. */
export const guardianCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  fc.record({
    type: fc.constant('register'),
    name: fc.constantFrom('ひみつの値1番', 'ひみつの値2番'),
    relation: fc.constantFrom('MOTHER', 'OTHER'),
    email: secretEmail,
  }),
  {
    weight: 3,
    arbitrary: fc
      .record({ matter: fc.constantFrom(...matters), codeHash })
      .map(({ matter, codeHash }) => ({ type: 'ask', ...matter, codeHash })),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answer'), codeHash, consents: fc.boolean() }) },
  fc
    .record({ matter: fc.constantFrom(...matters), guardianNo: fc.constantFrom(1, 1, 2), consents: fc.boolean(), note: personalText })
    .map(({ matter: { scope, jobId, offerId }, ...said }) => ({ type: 'record', scope, jobId, offerId, ...said })),
  fc.integer({ min: 0, max: 9 }).map((luck): { type: string } => ({
    type: luck === 0 ? 'withdraw' : 'answer',
    ...(luck > 0 && { codeHash: 'hash-1', consents: true }),
  })),
);
