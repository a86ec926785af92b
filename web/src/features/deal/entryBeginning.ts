import type { EntryDay } from '#domain/work/entry/storedDays.ts';
import { type Dated, datesOf } from '#domain/work/job/workDates.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import { useCast } from '#web/entities/cast/cast.ts';
import { kinds } from '#web/entities/deal/kinds.ts';
import { noDays, stateOf } from '#web/entities/diary/days.ts';
import { useOwnDiary } from '#web/entities/diary/diaries.ts';
import type { DayState } from '#web/entities/diary/marks.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

/** The signed-in talent's last changed entry, whose pitch is the default of the next one. */
const useLastEntry = () =>
  useMany(
    { collection: 'entries', group: true, where: [['talentId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 1 },
    kinds.entry.schema,
  );

/** An answer to a work day in the form; null until the cast chooses one. */
export type AnsweredDay = Omit<EntryDay, 'answer'> & { readonly answer: EntryDay['answer'] | null };

const answerOf = { FREE: 'FREE', ASK: 'ASK', BUSY: 'BUSY', BOOKED: 'BUSY', UNKNOWN: null } as const satisfies Record<
  DayState,
  AnsweredDay['answer']
>;

/**
 * The preset answers to the days of a job, from the cast's calendar. An unknown day has none,
 * except the only day of a job: who enters it can come then.
 */
export const daysOfDiary = (job: Dated, diary: Pick<Diary, 'blocks' | 'weekly' | 'booked'> | null): AnsweredDay[] =>
  datesOf(job).map((date, _, { length }) => ({ date, answer: answerOf[stateOf(diary ?? noDays, date)] ?? (length === 1 ? 'FREE' : null) }));

/** Undefined while loading; failed reads are skipped. */
export const useEntryBeginning = (
  job: Dated,
): { readonly pr: string; readonly schedule: string; readonly days: AnsweredDay[] } | undefined => {
  const last = useLastEntry();
  const diary = useOwnDiary();
  const { query, cast } = useCast(useUid());
  const isKnown = [last.query, diary, query].every(({ data, isError }) => data !== undefined || isError);
  if (!isKnown) return undefined;
  return { pr: last.rows[0]?.pr ?? cast?.pr ?? '', schedule: '', days: daysOfDiary(job, diary.data ?? null) };
};
