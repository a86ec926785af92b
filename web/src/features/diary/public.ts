import { later } from '#web/shared/ui/later.tsx';

/** The exports of this feature for other features. They load after the page. */
export const AvailabilityCard = later(async () => (await import('./components/availability.tsx')).AvailabilityCard);
/** Loads after the form of an offer. */
export const AvailabilityNotice = later(async () => (await import('./components/availability.tsx')).AvailabilityNotice);
