import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';

const likedTalent = { uid: z.string(), talentId: z.string() };
const likedJob = { uid: z.string(), jobId: z.string() };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const favoriteEvents = {
  FavoriteTalentLiked: event(likedTalent),
  FavoriteTalentUnliked: event(likedTalent),
  FavoriteJobLiked: event(likedJob),
  FavoriteJobUnliked: event(likedJob),
} as const;

export type FavoriteEvent = EventOf<typeof favoriteEvents>;
