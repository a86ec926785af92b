import { availabilityPath, availabilitySchema, diaryPath, diarySchema } from '#projections/diary/diaries.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The days of the signed-in cast, live; null while nothing was said of any. */
export const useOwnDiary = () => useOne(diaryPath(useUid()), diarySchema);

/** What a client sees of a cast's days, live; null while nothing was said of any. */
export const useAvailability = (talentId: string) => useOne(availabilityPath(talentId), availabilitySchema);
