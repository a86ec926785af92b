import { yenRange } from '#domain/kernel/format/numbers.ts';
import { clockTime, shortTime, until } from '#domain/kernel/format/times.ts';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { placeIn } from '#domain/kernel/prefectures.ts';
import type { Job } from '#projections/job/jobs.schema.ts';

export const feeText = ({ feeMin, feeMax }: Pick<Job, 'feeMin' | 'feeMax'>): string => yenRange(feeMin, feeMax);

/** How long a posting takes entries: 「募集締切まであと3日」. */
export const deadlineText = (entryDeadline: number, now: number): string =>
  entryDeadline > now ? `締切まで${until(entryDeadline, now)}` : '募集締切';

/** The hours, shown next to the first day: 「09:00〜18:00」. */
export const hoursText = ({ startsAt, endsAt }: Pick<Job, 'startsAt' | 'endsAt'>): string => {
  const [from, to] = [shortTime(startsAt), shortTime(endsAt)];
  return `${clockTime(startsAt)}〜${from.split(' ')[0] === to.split(' ')[0] ? clockTime(endsAt) : to}`;
};

export const placeText = ({ prefecture, place }: Pick<Job, 'prefecture' | 'place'>): string => placeIn(prefecture, place) || '場所未定';

const wanted = ['性別を問いません', '男性', '女性'] as const;

export const wantedText = ({ wantedGender, wantedAgeBands }: Pick<Job, 'wantedGender' | 'wantedAgeBands'>): string =>
  [wanted[wantedGender], wantedAgeBands.map(ageBandLabel).join('・') || '年代を問いません'].join('／');
