import { daysAfter } from '../calendar/days.ts';
import { compulsorySchoolUntil, isMinorOn } from '../kernel/age.ts';
import { nightHours } from './nightHours.ts';

/** A day of work in Japan; `to` at or before `from` is a time of the next day. */
export type WorkDay = { readonly date: string; readonly from: string; readonly to: string };

/**
 * From when a minor does no work in the evening of a day (`HH:MM`), and until when in the morning.
 */
export type NightLimit = { readonly from: (typeof nightHours)['pupil' | 'minor']; readonly to: (typeof nightHours)['to'] };

/**
 * The hours in which somebody does no work on a day (JST date): from 20:00 until the end of
 * compulsory school, from 22:00 until the 18th birthday (Labour Standards Act, articles 60 and 61);
 * null for adults.
 */
export const nightLimit = (birthday: string, day: string): NightLimit | null => {
  if (!isMinorOn(birthday, day)) return null;
  return { from: nightHours[day <= compulsorySchoolUntil(birthday) ? 'pupil' : 'minor'], to: nightHours.to };
};

/**
 * Why a minor is refused work at night, in the words that the client reads. The limit tells no more
 * than the age band.
 */
const words: Readonly<Record<NightLimit['from'], string>> = {
  '20:00': 'この方は20時から翌朝5時までのお仕事をお受けできません。お仕事の時間を変更してください。',
  '22:00': 'この方は22時から翌朝5時までのお仕事をお受けできません。お仕事の時間を変更してください。',
};

export type MinorNightFault = { readonly code: 'minor-night'; readonly message: string; readonly date: string };

/** The hours of one calendar day (`24:00` is its end): work past midnight has two. */
const byCalendarDay = ({ date, from, to }: WorkDay): WorkDay[] =>
  to > from
    ? [{ date, from, to }]
    : [
        { date, from, to: '24:00' },
        { date: daysAfter(date, 1), from: '00:00', to },
      ];

/**
 * The first of these days on which somebody born then would work at night; null when there is none.
 * `date` is the day of work.
 */
export const minorNightFault = (birthday: string, workDays: readonly WorkDay[]): MinorNightFault | null => {
  for (const workDay of workDays)
    for (const { date, from, to } of byCalendarDay(workDay)) {
      const limit = nightLimit(birthday, date);
      if (limit && from < to && (from < limit.to || to > limit.from))
        return { code: 'minor-night', message: words[limit.from], date: workDay.date };
    }
  return null;
};
