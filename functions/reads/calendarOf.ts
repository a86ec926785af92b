import ical, { ICalCalendarMethod } from 'ical-generator';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstInstant } from '#domain/kernel/calendar/instants.ts';

/** A day of work of a concluded deal. `changedAt` (ms) is the deal's last change. */
export type CalendarDay = {
  readonly streamId: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly place: string;
  readonly client: string;
  readonly url: string;
  readonly changedAt: number;
};

/**
 * Days of work as iCalendar text (RFC 5545). Equal days give equal text. Event ids end with `host`.
 */
export const calendarOf = (days: readonly CalendarDay[], name: string, host: string): string => {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: { company: host, product: 'diary', language: 'JA' } });
  for (const { streamId, date, from, to, title, place, client, url, changedAt } of days) {
    const [start, end] = [jstInstant(date, from), jstInstant(to > from ? date : daysAfter(date, 1), to)];
    // A stored deal has valid dates; its terms sheet was checked.
    if (start === null || end === null) continue;
    calendar.createEvent({
      id: `${streamId}-${date}-${from.replace(':', '')}@${host}`,
      start: new Date(start),
      end: new Date(end),
      stamp: new Date(changedAt),
      summary: title,
      location: place || null,
      description: `クライアント：${client}\n${url}`,
      url,
    });
  }
  return calendar.toString();
};
