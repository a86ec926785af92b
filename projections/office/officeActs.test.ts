import { expect, test } from 'vitest';
import { envelopes } from '#domain/testing/envelopes.ts';
import { project } from '../testing/project.ts';
import { OFFICE_ACTS_KEPT, officeActs } from './officeActs.ts';

const suspended = { type: 'AccountSuspended', data: { reason: '規約違反' } } as const;
const lifted = { type: 'AccountSuspensionLifted', data: { reason: '確認が済んだため' } } as const;
const published = { type: 'TalentPublished', data: {} } as const;
const actsIn = (...streams: ReturnType<typeof envelopes>[]) => project([officeActs], streams.flat())['officeActs/hana']?.acts;

test('the acts of the office are listed with their reasons, newest first', () => {
  const acts = actsIn(envelopes('account-hana', suspended, lifted));
  expect(acts).toMatchObject([
    { type: 'AccountSuspensionLifted', reason: '確認が済んだため' },
    { type: 'AccountSuspended', reason: '規約違反' },
  ]);
});

test('account and profile write one document, in any order', () => {
  const account = envelopes('account-hana', suspended, lifted);
  const talent = envelopes('talent-hana', published);
  expect(actsIn(account, talent)).toEqual(actsIn(talent, account));
  expect(actsIn(account, talent)).toHaveLength(3);
});

test('the operator who grants or revokes is named, until the member has left', () => {
  const granted = { type: 'OfficeGranted', data: { operator: '情報システム 佐々木' } } as const;
  const revoked = { type: 'OfficeRevoked', data: { operator: null } } as const;
  expect(actsIn(envelopes('account-hana', granted, revoked))).toMatchObject([
    { type: 'OfficeRevoked', operator: null },
    { type: 'OfficeGranted', operator: '情報システム 佐々木' },
  ]);
  const left = envelopes('account-hana', granted, { type: 'AccountWithdrawn', data: {} } as never);
  expect(actsIn(left)).toMatchObject([{ type: 'OfficeGranted', operator: null }]);
});

test('only the newest are kept', () => {
  const many = Array.from({ length: OFFICE_ACTS_KEPT + 4 }, (_, index) => (index % 2 === 0 ? suspended : lifted));
  expect(actsIn(envelopes('account-hana', ...many))).toHaveLength(OFFICE_ACTS_KEPT);
});
