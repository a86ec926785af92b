import { expect, test } from 'vitest';
import { memberName } from './memberName.ts';

test('a member of the office is called by the address, a former one by its mask, an unknown one by neither', () => {
  expect(memberName({ staffEmail: 'keiri@example.com', maskedEmail: 'k***@example.com' })).toBe('keiri@example.com');
  expect(memberName({ staffEmail: null, maskedEmail: 'k***@example.com' })).toBe('k***@example.com');
  expect(memberName({ staffEmail: null, maskedEmail: '' })).toBe('事務局のほかの担当者');
  expect(memberName(null)).toBe('事務局のほかの担当者');
});
