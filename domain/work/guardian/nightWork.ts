import { compulsorySchoolUntil, isMinorOn } from '../../kernel/age.ts';
import { daysAfter } from '../../kernel/calendar/days.ts';

/**
 * Night hours (JST, `HH:MM`) without work: from `pupil` for pupils of compulsory school, from
 * `minor` for other minors, until `to` on the next day.
 */
export const nightHours = { pupil: '20:00', minor: '22:00', to: '05:00' } as const;

/** A work day (JST); `to` at or before `from` is on the next day. */
export type WorkDay = { readonly date: string; readonly from: string; readonly to: string };

/** The night hours of a minor on a day (`HH:MM`). */
export type NightLimit = { readonly from: (typeof nightHours)['pupil' | 'minor']; readonly to: (typeof nightHours)['to'] };

/**
 * The night hours on a day (JST date): from 20:00 until compulsory school ends, from 22:00 until
 * the 18th birthday (Labour Standards Act, articles 60 and 61). null for adults.
 */
export const nightLimit = (birthday: string, day: string): NightLimit | null => {
  if (!isMinorOn(birthday, day)) return null;
  return { from: nightHours[day <= compulsorySchoolUntil(birthday) ? 'pupil' : 'minor'], to: nightHours.to };
};

/** The error text for the client. It reveals no more than the age band. */
const words: Readonly<Record<NightLimit['from'], string>> = {
  '20:00': 'この方は20時から翌朝5時までのお仕事をお受けできません。お仕事の時間を変更してください。',
  '22:00': 'この方は22時から翌朝5時までのお仕事をお受けできません。お仕事の時間を変更してください。',
};

/** The error for night work; `date` is the work day (JST). */
export type MinorNightFault = { readonly code: 'minor-night'; readonly message: string; readonly date: string };

/** The hours per calendar day (`24:00` is its end). Work past midnight has two. */
const byCalendarDay = ({ date, from, to }: WorkDay): WorkDay[] =>
  to > from
    ? [{ date, from, to }]
    : [
        { date, from, to: '24:00' },
        { date: daysAfter(date, 1), from: '00:00', to },
      ];

/** The first work day with night work for a person with this birthday; null if there is none. */
export const minorNightFault = (birthday: string, workDays: readonly WorkDay[]): MinorNightFault | null => {
  for (const workDay of workDays)
    for (const { date, from, to } of byCalendarDay(workDay)) {
      const limit = nightLimit(birthday, date);
      if (limit && from < to && (from < limit.to || to > limit.from))
        return { code: 'minor-night', message: words[limit.from], date: workDay.date };
    }
  return null;
};
