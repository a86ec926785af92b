import { availabilityPath, availabilitySchema, diaryPath, diarySchema } from '#projections/diary/diaries.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

/** The calendar of the signed-in cast, live; null before the first entry. */
export const useOwnDiary = () => useOne(diaryPath(useUid()), diarySchema);

/** A cast's days as clients see them, live; null before the first entry. */
export const useAvailability = (talentId: string) => useOne(availabilityPath(talentId), availabilitySchema);
