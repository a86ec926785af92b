import type { AnyEnvelope } from './registry.ts';

/** The time of an event (ms): the due time of a deadline, else the time of recording. */
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
