import { expect, test } from 'vitest';
import { accountName, memberName } from './memberName.ts';

const member = { staffName: '', staffEmail: 'keiri@example.com', maskedEmail: 'k***@example.com' };

test('a member of the office has the entered name, which stays when the member leaves', () => {
  expect(memberName({ ...member, staffName: '佐伯 由香' })).toBe('佐伯 由香');
  expect(memberName({ ...member, staffName: '佐伯 由香', staffEmail: null })).toBe('佐伯 由香');
});

test('without a name a member has the address, a former one the mask, an unknown one a general name', () => {
  expect(memberName(member)).toBe('keiri@example.com');
  expect(memberName({ ...member, staffEmail: null })).toBe('k***@example.com');
  expect(memberName({ ...member, staffEmail: null, maskedEmail: '' })).toBe('事務局のほかの担当者');
  expect(memberName(null)).toBe('事務局のほかの担当者');
});

test('a list names members of the office by address, and other people by their profile', () => {
  expect(accountName({ ...member, name: '経理' })).toBe('keiri@example.com');
  expect(accountName({ ...member, name: '山田 花子', staffEmail: null, maskedEmail: 'h***@example.com' })).toBe('山田 花子');
  expect(accountName({ ...member, name: '', staffEmail: null, maskedEmail: 'h***@example.com' })).toBe('h***@example.com');
});
