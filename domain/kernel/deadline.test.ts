import { expect, test } from 'vitest';
import { deadlineIdOf, parseDeadlineId, setDeadlines } from './deadline.ts';

const expire = { kind: 'expire', dueAt: 200 } as const;
const remind = { kind: 'remindAccept', dueAt: 100 } as const;

test('an unchanged deadline keeps its generation; a moved or new one gets a new generation', () => {
  const before = [
    { ...expire, generation: 1 },
    { ...remind, generation: 1 },
  ];
  expect(setDeadlines([expire, { ...remind, dueAt: 150 }], before, 2)).toEqual([
    { ...expire, generation: 1 },
    { ...remind, dueAt: 150, generation: 2 },
  ]);
  expect(setDeadlines([], before, 2)).toEqual([]);
  expect(setDeadlines([expire], [], 3)).toEqual([{ ...expire, generation: 3 }]);
});

test('an id contains stream and kind, for any entity name', () => {
  expect(parseDeadlineId(deadlineIdOf('offer-a_expire', 'close'))).toEqual({ streamId: 'offer-a_expire', kind: 'close' });
  expect(parseDeadlineId('offer-a')).toBeNull();
});
