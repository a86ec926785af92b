import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { mediaTypes } from '#domain/media/content.ts';
import { mediaStates, transcodingFaults } from '#domain/media/transcoding.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { projector, type Writes } from './projector.ts';
import { followed, timeOrNull } from './readModel.ts';
import { talentPath } from './talents.ts';

/**
 * talents/{uid}/media/{mediaId}: an item of a talent's portfolio (spec section 3). Under the
 * talent, because whoever may see the profile may list it; others see what is READY. `url` is a
 * video's address or a storage path; S and M are the paths of the variants of a picture or movie,
 * `poster` a movie's still; `size` is that of the file shown, in bytes. `failure` says why a movie
 * cannot be shown.
 */
export const mediaSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  type: z.enum(mediaTypes),
  url: z.string(),
  description: z.string(),
  orderIndex: z.number(),
  size: z.number().nullable(),
  S: z.string().nullable(),
  M: z.string().nullable(),
  poster: z.string().nullable(),
  transcodedAt: timeOrNull,
  state: z.enum(mediaStates),
  failure: z.enum(transcodingFaults).nullable(),
  ...followed,
});
export type Media = z.infer<typeof mediaSchema>;

type MediaEnvelope = EnvelopeNamed<
  | ('MediaAdded' | 'MediaDescribed' | 'MediaReordered' | 'MediaRemoved')
  | ('MediaTranscodingRequested' | 'MediaTranscoded' | 'MediaTranscodingFailed')
>;

const idOf = ({ streamId }: MediaEnvelope) => parseStreamId(streamId).entityId;
const path = (event: MediaEnvelope) => `${talentPath(event.data.ownerId)}/media/${idOf(event)}`;

/**
 * An erased person's item is gone with the key: there is nothing left to show. A movie of before
 * there was transcoding is shown as it was uploaded; of a newer one the request for it comes next.
 */
const added = (event: EnvelopeNamed<'MediaAdded'>): Writes => {
  const { ownerId, mediaType, url, S, M, size, description, orderIndex } = event.data;
  if (url === null) return [];
  const at = event.meta.recordedAt;
  const item: Media = {
    ...{ id: idOf(event), ownerId, type: mediaType, url, description: description ?? '', orderIndex, size, S, M },
    ...{ poster: null, transcodedAt: mediaType === 'IMAGE' ? at : null, state: 'READY', failure: null },
    ...{ createdAt: at, updatedAt: at, version: event.version },
  };
  return [[path(event), item]];
};

const follow = (event: MediaEnvelope, change: Partial<Media>): Writes => [
  [path(event), { ...change, version: event.version, updatedAt: event.meta.recordedAt }, 'fields'],
];

export const media = projector('media', 2, () => [], {
  MediaAdded: added,
  MediaDescribed: (event) => follow(event, { description: event.data.description ?? '' }),
  MediaReordered: (event) => follow(event, { orderIndex: event.data.orderIndex }),
  MediaTranscodingRequested: (event) => follow(event, { state: 'PROCESSING' }),
  MediaTranscoded: (event) => {
    const { S, M, poster, size } = event.data;
    const ready = { S, M, poster, size, transcodedAt: event.meta.recordedAt, state: 'READY' } as const;
    return M === null ? [] : follow(event, { ...ready, url: M });
  },
  MediaTranscodingFailed: (event) => follow(event, { state: 'FAILED', failure: event.data.reason }),
  MediaRemoved: (event) => [[path(event), null]],
});
