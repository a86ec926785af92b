import type { AnyEnvelope } from '#domain/registry.ts';
import { favoriteIdIn } from '#domain/work/favorite/target.ts';
import { jobCardOf, personCardOf } from '../kernel/cards.ts';
import { entityIdOf, projector } from '../kernel/projector.ts';
import { type Talent, talentPath } from '../talent/talents.schema.ts';
import { mergeTalent } from '../talent/talents.ts';
import type { LikedJob, LikedTalent } from './favorites.schema.ts';

const idOf = (event: AnyEnvelope) => favoriteIdIn(entityIdOf(event));

const likedTalentPath = (event: AnyEnvelope) => `likedTalents/${idOf(event)}`;

/**
 * Adds or subtracts one. The sum is the same in any order, even before the profile. A stream
 * alternates between liked and unliked, so each event counts once.
 */
const counted =
  (step: 1 | -1) =>
  ({ likedCount }: Talent) => ({ likedCount: likedCount + step });

const talentOf = (event: AnyEnvelope) =>
  event.type === 'FavoriteTalentLiked' || event.type === 'FavoriteTalentUnliked' ? [talentPath(event.data.talentId)] : [];

/** Writes likedTalents/{uid}_{talentId}. */
export const likedTalents = projector('likedTalents', (event) => (event.type === 'FavoriteTalentLiked' ? talentOf(event) : []), {
  FavoriteTalentLiked: (event, documents) => {
    const { uid, talentId } = event.data;
    const talent = personCardOf(talentId, documents.get(talentPath(talentId)));
    const at = event.meta.recordedAt;
    const liked: LikedTalent = { id: idOf(event), uid, talentId, talent, createdAt: at, updatedAt: at, version: event.version };
    return [[likedTalentPath(event), liked]];
  },
  FavoriteTalentUnliked: (event) => [[likedTalentPath(event), null]],
});

/** Counts the likes of a talent in talents/{uid}. */
export const likedCounts = projector('likedCounts', talentOf, {
  FavoriteTalentLiked: (event, documents) => mergeTalent(event, event.data.talentId, documents, counted(1)),
  FavoriteTalentUnliked: (event, documents) => mergeTalent(event, event.data.talentId, documents, counted(-1)),
});

const likedJobPath = (event: AnyEnvelope) => `likedJobs/${idOf(event)}`;

/** Writes likedJobs/{uid}_{jobId}. */
export const likedJobs = projector('likedJobs', (event) => (event.type === 'FavoriteJobLiked' ? [`jobs/${event.data.jobId}`] : []), {
  FavoriteJobLiked: (event, documents) => {
    const { uid, jobId } = event.data;
    const job = jobCardOf(jobId, documents.get(`jobs/${jobId}`));
    const at = event.meta.recordedAt;
    const liked: LikedJob = { id: idOf(event), uid, jobId, job, createdAt: at, updatedAt: at, version: event.version };
    return [[likedJobPath(event), liked]];
  },
  FavoriteJobUnliked: (event) => [[likedJobPath(event), null]],
});
