import type { AnyEnvelope } from './registry.ts';

/**
 * When (ms) the fact of an event took place. What the clock brings about happened when it was due,
 * however late the alarm rang; everything else happened when it was recorded.
 */
export const happenedAt = (event: AnyEnvelope): number => {
  switch (event.type) {
    case 'OfferClosed':
    case 'EntryClosed':
      return event.data.closedAt;
    case 'OfferExpired':
    case 'EntryExpired':
      return event.data.expiredAt;
    case 'JobEnded':
      return event.data.endedAt;
    default:
      return event.meta.recordedAt;
  }
};
