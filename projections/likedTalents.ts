import { z } from 'zod';
import { favoriteIdIn } from '#domain/favorite/target.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { projector } from './projector.ts';
import { followed, personCard, personCardOf } from './readModel.ts';

/** likedTalents/{uid}_{talentId}: a client's favourite, with the talent's card. There as long as it is liked. */
export const likedTalentSchema = z.object({ id: z.string(), uid: z.string(), talentId: z.string(), talent: personCard, ...followed });
export type LikedTalent = z.infer<typeof likedTalentSchema>;

const idOf = (event: AnyEnvelope) => favoriteIdIn(parseStreamId(event.streamId).entityId);
const path = (event: AnyEnvelope) => `likedTalents/${idOf(event)}`;

export const likedTalents = projector(
  'likedTalents',
  1,
  (event) => (event.type === 'FavoriteTalentLiked' ? [`talents/${event.data.talentId}`] : []),
  {
    FavoriteTalentLiked: (event, documents) => {
      const { uid, talentId } = event.data;
      const talent = personCardOf(talentId, documents.get(`talents/${talentId}`));
      const at = event.meta.recordedAt;
      const liked: LikedTalent = {
        id: idOf(event),
        uid,
        talentId,
        talent,
        createdAt: at,
        updatedAt: at,
        version: event.version,
      };
      return [[path(event), liked]];
    },
    FavoriteTalentUnliked: (event) => [[path(event), null]],
  },
);
