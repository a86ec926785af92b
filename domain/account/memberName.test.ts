import { expect, test } from 'vitest';
import { accountName, memberName } from './memberName.ts';

test('a member of the office is called by the address, a former one by its mask, an unknown one by neither', () => {
  expect(memberName({ staffEmail: 'keiri@example.com', maskedEmail: 'k***@example.com' })).toBe('keiri@example.com');
  expect(memberName({ staffEmail: null, maskedEmail: 'k***@example.com' })).toBe('k***@example.com');
  expect(memberName({ staffEmail: null, maskedEmail: '' })).toBe('事務局のほかの担当者');
  expect(memberName(null)).toBe('事務局のほかの担当者');
});

test('a list calls members of the office as colleagues do, and everybody else by their profile', () => {
  expect(accountName({ name: '経理', staffEmail: 'keiri@example.com', maskedEmail: 'k***@example.com' })).toBe('keiri@example.com');
  expect(accountName({ name: '山田 花子', staffEmail: null, maskedEmail: 'h***@example.com' })).toBe('山田 花子');
  expect(accountName({ name: '', staffEmail: null, maskedEmail: 'h***@example.com' })).toBe('h***@example.com');
});
