import { expect, test } from 'vitest';
import { accountName, memberName } from './memberName.ts';

test('a member of the office has the address as name, a former one the mask, an unknown one a general name', () => {
  expect(memberName({ staffEmail: 'keiri@example.com', maskedEmail: 'k***@example.com' })).toBe('keiri@example.com');
  expect(memberName({ staffEmail: null, maskedEmail: 'k***@example.com' })).toBe('k***@example.com');
  expect(memberName({ staffEmail: null, maskedEmail: '' })).toBe('事務局のほかの担当者');
  expect(memberName(null)).toBe('事務局のほかの担当者');
});

test('a list names members of the office by address, and other people by their profile', () => {
  expect(accountName({ name: '経理', staffEmail: 'keiri@example.com', maskedEmail: 'k***@example.com' })).toBe('keiri@example.com');
  expect(accountName({ name: '山田 花子', staffEmail: null, maskedEmail: 'h***@example.com' })).toBe('山田 花子');
  expect(accountName({ name: '', staffEmail: null, maskedEmail: 'h***@example.com' })).toBe('h***@example.com');
});
