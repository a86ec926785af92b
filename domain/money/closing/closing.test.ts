import { describe, test } from 'vitest';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { closing } from './closing.ts';

const story = scenario(closing.decider);
const figures = { claimed: { count: 3, total: 120_000 }, ignored: { count: 1, total: 5_000 } };
const lock = (month: string) => ({ type: 'lock', month, ...figures }) as const;
const locked = { type: 'MonthLocked', data: { month: '2026-10', ...figures } } as const;
const unlock = { type: 'unlock', month: '2026-10', reason: '請求漏れがあったため' } as const;
const unlocked = { type: 'MonthUnlocked', data: { month: '2026-10', reason: '請求漏れがあったため' } } as const;
const office = by('office');

describe('a closing month', () => {
  test('is locked once, with the sums of its bills', () => {
    story.given().when(lock('2026-10'), office, [locked]);
    story.given(locked).when(lock('2026-10'), office, []);
  });
  test('is locked only after its end (JST)', () => {
    story.given().when(lock('2026-11'), office, 'month-not-over');
    const lastNight = Date.parse('2026-11-30T23:59:59.999+09:00');
    story.given().when(lock('2026-11'), by('office', lastNight), 'month-not-over');
    story.given().when(lock('2026-12'), by('office', NOON + 2 * DAY), 'month-not-over');
    const locks = { type: 'MonthLocked', data: { month: '2026-11', ...figures } } as const;
    story.given().when(lock('2026-11'), by('office', lastNight + 1), [locks]);
  });
  test('is unlocked with a reason, and can be locked again', () => {
    story.given(locked).when(unlock, office, [unlocked]);
    story.given().when(unlock, office, []);
    story.given(locked, unlocked).when(lock('2026-10'), office, [locked]);
  });
});
