import { expect, test } from 'vitest';
import { inboxOf } from './durableLimit.ts';

test('one inbox is counted as one, however its address is written', () => {
  for (const written of ['hana@example.com', 'Hana@Example.com', ' hana+news@example.com', 'hana+a+b@EXAMPLE.com', 'ｈａｎａ@example.com'])
    expect(inboxOf(written)).toBe('hana@example.com');
  expect(inboxOf('hana.k@example.com')).toBe('hana.k@example.com');
});
