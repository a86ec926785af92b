import { z } from 'zod';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { mediaFields } from './fields.ts';

const { ownerId, mediaType, dueAt, reason } = mediaFields;

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a media file, by type, as the log stores them. */
export const mediaEvents = {
  MediaAdded: event({
    ownerId,
    mediaType,
    url: personal(z.string()),
    S: personal(z.string()),
    M: personal(z.string()),
    size: z.number().nullable(),
    description: personal(z.string()),
    orderIndex: z.number(),
  }),
  MediaDescribed: event({ ownerId, description: personal(z.string()) }),
  MediaReordered: event({ ownerId, orderIndex: z.number() }),
  MediaRemoved: event({ ownerId }),
  /** By the office, with a reason that is personal data of the owner. */
  MediaTakenDown: event({ ownerId, reason: personal(z.string()) }),
  MediaTranscodingRequested: event({ ownerId, dueAt }),
  MediaTranscoded: event({
    ownerId,
    S: personal(z.string()),
    M: personal(z.string()),
    poster: personal(z.string()),
    size: z.number(),
  }),
  MediaTranscodingFailed: event({ ownerId, reason }),
} as const;

/** Any event of a media file. */
export type MediaEvent = EventOf<typeof mediaEvents>;
