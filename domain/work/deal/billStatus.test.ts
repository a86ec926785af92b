import { expect, test } from 'vitest';
import { isUnclaimedOf } from './billStatus.ts';

test.each([
  [{ clientId: 'ken', bill: 'UNCLAIMED' }, true],
  [{ clientId: 'ken', bill: 'CLAIMED' }, false],
  [{ clientId: 'ken', bill: 'NONE' }, false],
  [{ clientId: 'other', bill: 'UNCLAIMED' }, false],
  [{ clientId: 'ken' }, false],
  [{}, false],
] as const)('an invoice of ken takes the deal %j: %s', (deal, expected) => expect(isUnclaimedOf('ken', deal)).toBe(expected));
