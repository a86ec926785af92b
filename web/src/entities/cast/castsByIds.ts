import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';

/** How many casts can be asked together. */
export const MOST_ASKED = 20;

/**
 * The ids of the casts that the client has picked; they are kept while the client opens single
 * profiles.
 */
export const pickedCasts = (uid: string) => draftStorage<readonly string[]>('pickedCasts', uid);

/** Published casts by id, up to the number that can be asked together; live. */
export const useCastsByIds = (ids: readonly string[]) =>
  useMany(
    ids.length === 0
      ? null
      : {
          collection: 'talents',
          where: [
            ['id', 'in', [...ids]],
            ['isPublished', '==', true],
          ],
          limit: MOST_ASKED,
        },
    talentSchema,
  );
