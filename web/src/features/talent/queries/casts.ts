import type { CastSearch } from '#domain/work/search/wanted.ts';
import { likedTalentSchema } from '#projections/favorite/favorites.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useUnblocked } from '#web/entities/inbox/ownInbox.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useFoundPages } from '#web/shared/search/foundPages.ts';

export const useCastPages = (search: CastSearch) => useUnblocked(useFoundPages('casts', search, talentSchema), ({ id }) => id);

export const useFavorites = () =>
  useMany({ collection: 'likedTalents', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 100 }, likedTalentSchema);
