import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const AvailabilityCard = lazyPart(async () => (await import('./components/availability.tsx')).AvailabilityCard);
/** Loads after the form of an offer. */
export const AvailabilityNotice = lazyPart(async () => (await import('./components/availability.tsx')).AvailabilityNotice);
