import { expect, it } from 'vitest';
import { phone, postalCode } from '#domain/kernel/validation.ts';
import { normalizePhone, normalizePostalCode } from './companyForm.ts';

it('takes telephone numbers and postal codes as people write them', () => {
  for (const text of ['03-1234-5678', '０３ー１２３４ー５６７８', '03 1234 5678', '(03)1234-5678']) {
    expect(phone.parse(normalizePhone(text))).toBe('0312345678');
  }
  expect(phone.parse(normalizePhone('+81 90-1234-5678'))).toBe('+819012345678');
  for (const text of ['〒150-0001', '１５０ー０００１', '1500001']) expect(postalCode.parse(normalizePostalCode(text))).toBe('1500001');
});
