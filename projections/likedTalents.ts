import { z } from 'zod';
import { favoriteIdIn } from '#domain/favorite/target.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { projector } from './projector.ts';
import { followed, personCard, personCardOf } from './readModel.ts';
import { mergeTalent, type Talent, talentPath } from './talents.ts';

/** likedTalents/{uid}_{talentId}: a client's favourite, with the talent's card. There as long as it is liked. */
export const likedTalentSchema = z.object({ id: z.string(), uid: z.string(), talentId: z.string(), talent: personCard, ...followed });
export type LikedTalent = z.infer<typeof likedTalentSchema>;

const idOf = (event: AnyEnvelope) => favoriteIdIn(parseStreamId(event.streamId).entityId);
const path = (event: AnyEnvelope) => `likedTalents/${idOf(event)}`;

/** One more or one less: sums come out the same in any order, also before the profile is there. A stream says "liked" only after "not liked", so each event counts once. */
const counted =
  (step: 1 | -1) =>
  ({ likedCount }: Talent) => ({ likedCount: likedCount + step });

const talentOf = (event: AnyEnvelope) =>
  event.type === 'FavoriteTalentLiked' || event.type === 'FavoriteTalentUnliked' ? [talentPath(event.data.talentId)] : [];

export const likedTalents = projector('likedTalents', 1, (event) => (event.type === 'FavoriteTalentLiked' ? talentOf(event) : []), {
  FavoriteTalentLiked: (event, documents) => {
    const { uid, talentId } = event.data;
    const talent = personCardOf(talentId, documents.get(talentPath(talentId)));
    const at = event.meta.recordedAt;
    const liked: LikedTalent = { id: idOf(event), uid, talentId, talent, createdAt: at, updatedAt: at, version: event.version };
    return [[path(event), liked]];
  },
  FavoriteTalentUnliked: (event) => [[path(event), null]],
});

/** How many like a talent, in the talent's own document. */
export const likedCounts = projector('likedCounts', 1, talentOf, {
  FavoriteTalentLiked: (event, documents) => mergeTalent(event.data.talentId, documents, counted(1)),
  FavoriteTalentUnliked: (event, documents) => mergeTalent(event.data.talentId, documents, counted(-1)),
});
