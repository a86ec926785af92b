import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { Media } from './media.schema.ts';
import { talentPath } from './talents.schema.ts';

type MediaEnvelope = EnvelopeNamed<
  | ('MediaAdded' | 'MediaDescribed' | 'MediaReordered' | 'MediaRemoved' | 'MediaTakenDown')
  | ('MediaTranscodingRequested' | 'MediaTranscoded' | 'MediaTranscodingFailed')
>;

const idOf = ({ streamId }: MediaEnvelope) => parseStreamId(streamId).entityId;
const path = (event: MediaEnvelope) => `${talentPath(event.data.ownerId)}/media/${idOf(event)}`;

/**
 * An erased person's item is not shown. A movie of a release without transcoding is shown as
 * uploaded; for a newer one the transcoding request follows.
 */
const added = (event: EnvelopeNamed<'MediaAdded'>): Writes => {
  const { ownerId, mediaType, url, S, M, size, description, orderIndex } = event.data;
  if (url === null) return [];
  const at = event.meta.recordedAt;
  const item: Media = {
    id: idOf(event),
    ownerId,
    type: mediaType,
    url,
    description: description ?? '',
    orderIndex,
    size,
    S,
    M,
    poster: null,
    transcodedAt: mediaType === 'IMAGE' ? at : null,
    state: 'READY',
    failure: null,
    takenDown: null,
    createdAt: at,
    updatedAt: at,
    version: event.version,
  };
  return [[path(event), item]];
};

const update = (event: MediaEnvelope, change: Partial<Media>): Writes => [[path(event), { ...change, ...versionFields(event) }, 'fields']];

/** The content is removed from the document. */
const shownNothing = { url: '', S: null, M: null, poster: null, size: null, failure: null, state: 'TAKEN_DOWN' } as const;

/** Writes talents/{uid}/media/{mediaId}. */
export const media = projector('media', () => [], {
  MediaAdded: added,
  MediaDescribed: (event) => update(event, { description: event.data.description ?? '' }),
  MediaReordered: (event) => update(event, { orderIndex: event.data.orderIndex }),
  MediaTranscodingRequested: (event) => update(event, { state: 'PROCESSING' }),
  MediaTranscoded: (event) => {
    const { S, M, poster, size } = event.data;
    const ready = { S, M, poster, size, transcodedAt: event.meta.recordedAt, state: 'READY' } as const;
    return M === null ? [] : update(event, { ...ready, url: M });
  },
  MediaTranscodingFailed: (event) => update(event, { state: 'FAILED', failure: event.data.reason }),
  MediaTakenDown: (event) => update(event, { ...shownNothing, takenDown: event.data.reason }),
  MediaRemoved: (event) => [[path(event), null]],
});
