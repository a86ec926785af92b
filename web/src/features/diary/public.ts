import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** The exports of this feature for other features. They load after the page. */
export const AvailabilityCard = lazyPart(async () => (await import('./components/availability.tsx')).AvailabilityCard);
/** Loads after the form of an offer. */
export const AvailabilityNotice = lazyPart(async () => (await import('./components/availability.tsx')).AvailabilityNotice);
