import { z } from 'zod';
import { type EventOf, event } from '../../kernel/eventDefinition.ts';

const likedTalent = { uid: z.string(), talentId: z.string() };
const likedJob = { uid: z.string(), jobId: z.string() };

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a favourite, by type, as the log stores them. */
export const favoriteEvents = {
  FavoriteTalentLiked: event(likedTalent),
  FavoriteTalentUnliked: event(likedTalent),
  FavoriteJobLiked: event(likedJob),
  FavoriteJobUnliked: event(likedJob),
} as const;

/** Any event of a favourite. */
export type FavoriteEvent = EventOf<typeof favoriteEvents>;
