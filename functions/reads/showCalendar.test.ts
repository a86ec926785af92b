import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { type CalendarDay, calendarOf } from './showCalendar.ts';

const day: CalendarDay = {
  streamId: 'offer-o1',
  date: '2026-12-14',
  from: '09:00',
  to: '18:00',
  title: '春の広告；撮影、本番',
  place: '渋谷区\nスタジオ',
  client: '株式会社あおぞら映像',
  url: 'https://example.com/talent/mypage/offers/o1',
  changedAt: NOON,
};
const shown = (days: readonly CalendarDay[]) =>
  new ICAL.Component(ICAL.parse(calendarOf(days, 'キャストひろば', 'example.com'))).getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(event);
    return { uid, summary, location, description, from: startDate.toJSDate().toISOString(), to: endDate.toJSDate().toISOString() };
  });

test('a calendar program reads each day of work in Japanese time', () => {
  expect(shown([day])).toEqual([
    {
      uid: 'offer-o1-2026-12-14-0900@example.com',
      summary: day.title,
      location: day.place,
      description: `クライアント：${day.client}\n${day.url}`,
      from: '2026-12-14T00:00:00.000Z',
      to: '2026-12-14T09:00:00.000Z',
    },
  ]);
});

test('work past midnight ends on the next day', () => {
  expect(shown([{ ...day, from: '22:00', to: '02:00' }])).toMatchObject([
    { from: '2026-12-14T13:00:00.000Z', to: '2026-12-14T17:00:00.000Z' },
  ]);
});

test('a held day is a whole day that is not certain and does not block others', () => {
  const text = calendarOf([{ ...day, from: null, to: null }], 'x', 'example.com');
  expect(text).toContain('STATUS:TENTATIVE');
  expect(text).toContain('TRANSP:TRANSPARENT');
  expect(text).toContain('DTSTART;VALUE=DATE:20261214');
  expect(text).toContain(`SUMMARY:キープ：`);
});

test('the same days give the same text, and no days an empty calendar', () => {
  expect(calendarOf([day], 'x', 'example.com')).toBe(calendarOf([day], 'x', 'example.com'));
  expect(shown([])).toEqual([]);
});
