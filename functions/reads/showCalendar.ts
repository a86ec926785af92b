import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { pathOf } from '#domain/notification/places.ts';
import { userPath } from '#projections/account/users.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { type Diary, diaryPath } from '#projections/diary/diaries.schema.ts';
import { getMany } from '../platform/firestorePaths.ts';
import { siteUrl } from '../platform/settings.ts';
import type { Runtime } from '../runtime.ts';
import { type CalendarDay, calendarOf } from './calendarOf.ts';

type Asked = Pick<Request, 'method' | 'path'>;

/** The most deals in a calendar: those with the latest last days. */
const DEALS_MAX = 100;

const isSecretOf = (secret: string, { feed, left }: Diary): boolean => {
  if (!feed || left) return false;
  return timingSafeEqual(createHash('sha256').update(secret).digest(), Buffer.from(feed.hash, 'hex'));
};

const lastDay = ([, { workDays }]: [string, Diary['booked'][string]]): string =>
  workDays
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '';

/** The days of work in a diary, with facts of their deals. */
const daysOf = async ({ db }: Pick<Runtime, 'db'>, { booked }: Diary): Promise<readonly CalendarDay[]> => {
  const deals = Object.entries(booked)
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

/**
 * A cast's work as a calendar: /calendars/{uid}/{secret}.ics. Any wrong address gets the same 404.
 * An unchanged calendar gets a 304 by its ETag.
 */
export const showCalendar = async (runtime: Pick<Runtime, 'db'>, { method, path }: Asked, response: Response): Promise<void> => {
  if (method !== 'GET' && method !== 'HEAD') return void response.status(405).send('method not allowed');
  const [, uid = '', secret = ''] = /^\/(?:calendars\/)?([\w-]{1,128})\/([\w-]{16,64})\.ics$/.exec(path) ?? [];
  const [found, user] = uid ? await getMany(runtime.db, [runtime.db.doc(diaryPath(uid)), runtime.db.doc(userPath(uid))]) : [];
  const diary = found?.data() as Diary | undefined;
  response.set({ 'Cache-Control': 'private, max-age=600', 'X-Robots-Tag': 'noindex' });
  if (!diary || user?.get('suspended') !== false || !isSecretOf(secret, diary)) return void response.status(404).send('not found');
  const text = calendarOf(await daysOf(runtime, diary), siteName, new URL(siteUrl()).host);
  response.type('text/calendar; charset=utf-8').send(text);
};
