import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { MOST_ASKED } from './picked.ts';

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
