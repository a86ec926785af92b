import { createHash, timingSafeEqual } from 'node:crypto';
import type { Response } from 'express';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstInstant } from '#domain/kernel/calendar/instants.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { pathOf } from '#domain/kernel/words/places.ts';
import { userPath } from '#projections/account/users.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { type Diary, diaryPath } from '#projections/diary/diaries.schema.ts';
import { type Asked, publicRequest } from '../gate/publicRequest.ts';
import { rateLimiter } from '../gate/rateLimit.ts';
import { getMany } from '../platform/getMany.ts';
import { siteUrl } from '../platform/settings.ts';
import type { Runtime } from '../ports.ts';

/** A day of work, or a held day without times. `changedAt` (ms): the deal's last change. */
export type CalendarDay = {
  readonly streamId: string;
  readonly date: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly title: string;
  readonly place: string;
  readonly client: string;
  readonly url: string;
  readonly changedAt: number;
};

/** A whole day that may still become free. */
const heldOn = (date: string) => ({
  // The library writes the date of a whole day in UTC.
  start: new Date(date),
  allDay: true,
  status: ICalEventStatus.TENTATIVE,
  transparency: ICalEventTransparency.TRANSPARENT,
});

/**
 * Days of work as iCalendar text (RFC 5545). Equal days give equal text. Event ids end with `host`.
 */
export const calendarOf = (days: readonly CalendarDay[], name: string, host: string): string => {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: { company: host, product: 'diary', language: 'JA' } });
  for (const { streamId, date, from, to, title, place, client, url, changedAt } of days) {
    const isHeld = from === null || to === null;
    const start = jstInstant(date, isHeld ? '00:00' : from);
    const end = isHeld ? start : jstInstant(to > from ? date : daysAfter(date, 1), to);
    // A stored deal has valid dates; its terms sheet was checked.
    if (start === null || end === null) continue;
    calendar.createEvent({
      id: `${streamId}-${date}-${isHeld ? 'held' : from.replace(':', '')}@${host}`,
      ...(isHeld ? heldOn(date) : { start: new Date(start), end: new Date(end) }),
      stamp: new Date(changedAt),
      summary: isHeld ? `キープ：${title}` : title,
      location: place || null,
      description: `クライアント：${client}\n${url}`,
      url,
    });
  }
  return calendar.toString();
};

/** The most deals in a calendar: those with the latest last days. */
const DEALS_MAX = 100;

const isSecretOf = (secret: string, { feed, left }: Diary): boolean => {
  if (!feed || left) return false;
  return timingSafeEqual(createHash('sha256').update(secret).digest(), Buffer.from(feed.hash, 'hex'));
};

/** A deal's days; held ones have no times. */
type Shown = { readonly jobId: string; readonly workDays: readonly Pick<CalendarDay, 'date' | 'from' | 'to'>[] };

const lastDay = ([, { workDays }]: [string, Shown]): string =>
  workDays
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '';

/** The days of work and the held days in a diary, with facts of their deals. */
const daysOf = async ({ db }: Pick<Runtime, 'db'>, { booked, held = {} }: Diary): Promise<readonly CalendarDay[]> => {
  const kept = Object.entries(held).map(([streamId, { jobId, days }]): [string, Shown] => [
    streamId,
    { jobId, workDays: days.map((date) => ({ date, from: null, to: null })) },
  ]);
  const deals = [...kept, ...Object.entries<Shown>(booked)]
    .sort((one, other) => (lastDay(one) < lastDay(other) ? 1 : -1))
    .slice(0, DEALS_MAX);
  const documents = await getMany(
    db,
    deals.map(([streamId, { jobId }]) => {
      const { aggregate, entityId } = parseStreamId(streamId);
      return db.doc(`jobs/${jobId}/${aggregate === 'offer' ? 'offers' : 'entries'}/${entityId}`);
    }),
  );
  return deals.flatMap(([streamId, { workDays }], at) => {
    const deal = documents[at]?.data() as Offer | undefined;
    if (!deal) return [];
    const { aggregate, entityId } = parseStreamId(streamId);
    const path = pathOf(aggregate === 'offer' ? 'talentOffer' : 'talentEntry', { offerId: entityId, entryId: entityId });
    const said = { title: deal.job.title, place: deal.sheetWords?.place ?? '', client: deal.client.name, changedAt: deal.updatedAt };
    return workDays.map(({ date, from, to }) => ({ streamId, date, from, to, ...said, url: `${siteUrl()}${path}` }));
  });
};

/** Wrong addresses of one network: an app with an old address asks a few times an hour. */
const WRONG = { burst: 20, perSecond: 1 / 60 } as const;

/**
 * A cast's work as a calendar: /calendars/{uid}/{secret}.ics. Any wrong address gets the same 404.
 * A network with many wrong addresses is refused. An unchanged calendar gets a 304 by its ETag.
 */
export const calendarsOf = (runtime: () => Pick<Runtime, 'db' | 'now'>) => {
  const limitWrong = rateLimiter(() => runtime().now(), WRONG);
  return publicRequest(
    () => runtime().now(),
    async (asked, response, network) => {
      // Taken before the read, so that tries at once count too.
      limitWrong(network);
      if (await showCalendar(runtime(), asked, response)) limitWrong(network, -1);
    },
  );
};

/** Returns false for a wrong address. */
const showCalendar = async (runtime: Pick<Runtime, 'db'>, { path }: Asked, response: Response): Promise<boolean> => {
  const [, uid = '', secret = ''] = /^\/(?:calendars\/)?([\w-]{1,128})\/([\w-]{16,64})\.ics$/.exec(path) ?? [];
  const paths = identifier.safeParse(uid).success ? [diaryPath(uid), userPath(uid)] : [];
  const [found, user] = await getMany(
    runtime.db,
    paths.map((each) => runtime.db.doc(each)),
  );
  const diary = found?.data() as Diary | undefined;
  response.set({ 'Cache-Control': 'private, max-age=600', 'X-Robots-Tag': 'noindex' });
  if (!diary || user?.get('suspended') !== false || !isSecretOf(secret, diary)) {
    response.status(404).send('not found');
    return false;
  }
  const text = calendarOf(await daysOf(runtime, diary), siteName, new URL(siteUrl()).host);
  response.type('text/calendar; charset=utf-8').send(text);
  return true;
};
