import { expect, test } from 'vitest';
import { openingOf } from './opening.ts';

const DUE = 1_000;
const facts = {
  job: { status: 'OPEN', entryDeadline: DUE },
  talent: { isPublished: true, isSuspended: false },
  entry: null,
  offer: null,
} as const;

test('a published talent can enter an open job until one millisecond before its deadline', () => {
  expect(openingOf(facts, DUE - 1)).toEqual({ kind: 'open' });
  expect(openingOf(facts, DUE)).toEqual({ kind: 'ended' });
});

test.each(['ENDED', 'CLOSED'] as const)('nobody can enter a job that is %s', (status) =>
  expect(openingOf({ ...facts, job: { status, entryDeadline: DUE } }, 0)).toEqual({ kind: 'ended' }),
);

test.each([null, { isPublished: false, isSuspended: false }, { isPublished: true, isSuspended: true }])(
  'nobody can enter with the profile %o',
  (talent) => expect(openingOf({ ...facts, talent }, 0)).toEqual({ kind: 'unpublished' }),
);

test('an existing deal of the job has priority', () => {
  expect(openingOf({ ...facts, entry: { id: 'e1' } }, DUE)).toEqual({ kind: 'entered', entryId: 'e1' });
  expect(openingOf({ ...facts, offer: { id: 'o1' } }, DUE)).toEqual({ kind: 'offered', offerId: 'o1' });
  expect(openingOf({ ...facts, entry: { id: 'e1' }, offer: { id: 'o1' } }, DUE)).toEqual({ kind: 'offered', offerId: 'o1' });
});
