import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../kernel/calendar/days.ts';
import { DAY, MINUTE } from '../../kernel/calendar/instants.ts';
import { minorNightFault, nightLimit } from './nightWork.ts';

// In compulsory school until 31 March 2027, and 18 years old on 21 November 2026.
const pupil = '2011-04-02';
const youth = '2008-11-21';

describe('night limits', () => {
  test.each([
    [pupil, '2027-03-31', '20:00'],
    [pupil, '2027-04-01', '22:00'],
    ['2011-04-01', '2026-03-31', '20:00'],
    ['2011-04-01', '2026-04-01', '22:00'],
    [youth, '2026-11-20', '22:00'],
    [youth, '2026-11-21', undefined],
  ])('of a person born on %s, on %s: %s', (birthday, day, from) => expect(nightLimit(birthday, day)?.from).toBe(from));

  const on = (date: string, from: string, to: string) => [{ date, from, to }];
  test.each([
    [pupil, on('2026-12-01', '05:00', '20:00'), null],
    [pupil, on('2026-12-01', '05:00', '20:01'), '20時から翌朝5時'],
    [pupil, on('2026-12-01', '04:59', '10:00'), '20時から翌朝5時'],
    [youth, on('2026-11-01', '12:00', '22:00'), null],
    [youth, on('2026-11-01', '12:00', '22:01'), '22時から翌朝5時'],
    [youth, on('2026-11-01', '01:00', '02:00'), '22時から翌朝5時'],
    // Past midnight, to the minute.
    [youth, on('2026-11-01', '18:00', '01:00'), '22時から翌朝5時'],
    [youth, on('2026-11-01', '18:00', '00:00'), '22時から翌朝5時'],
    // The birthday begins at midnight: the evening before is refused, the night on it is allowed.
    [youth, on('2026-11-20', '23:00', '03:00'), '22時から翌朝5時'],
    [youth, on('2026-11-21', '00:00', '03:00'), null],
    // School ends at midnight, and the night after it has the other limit.
    [pupil, on('2027-03-31', '19:00', '20:30'), '20時から翌朝5時'],
    [pupil, on('2027-04-01', '19:00', '20:30'), null],
    ['1998-04-12', on('2026-12-01', '20:00', '05:00'), null],
  ] as const)('born on %s, working %j: %s', (birthday, days, words) => {
    const fault = minorNightFault(birthday, days);
    if (words === null) expect(fault).toBeNull();
    else expect(fault).toMatchObject({ code: 'minor-night', message: expect.stringContaining(words) });
  });

  test('the error names the faulty day among valid days', () => {
    const days = [...on('2026-11-01', '10:00', '18:00'), ...on('2026-11-02', '10:00', '23:00'), ...on('2026-11-03', '10:00', '23:00')];
    expect(minorNightFault(youth, days)?.date).toBe('2026-11-02');
  });

  const MINUTES = DAY / MINUTE;
  const clock = fc.integer({ min: 0, max: MINUTES - 1 });
  const time = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  test('gives the same result as a check of every minute', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(pupil, youth, '2015-07-07', '1998-04-12'),
        fc.integer({ min: -200, max: 200 }),
        clock,
        clock,
        (...drawn) => {
          const [birthday, offset, from, to] = drawn;
          const date = daysAfter('2026-12-31', offset);
          const end = to > from ? to : to + MINUTES;
          const limits = [nightLimit(birthday, date), nightLimit(birthday, daysAfter(date, 1))];
          const isNight = Array.from({ length: end - from }, (_, index) => from + index).some((minute) => {
            const limit = limits[minute < MINUTES ? 0 : 1] ?? null;
            const at = time(minute % MINUTES);
            return limit !== null && (at < limit.to || at >= limit.from);
          });
          expect(minorNightFault(birthday, [{ date, from: time(from), to: time(to) }]) !== null).toBe(isNight);
        },
      ),
    );
  });
});
