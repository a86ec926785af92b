import { later } from '#web/shared/ui/later.tsx';

/** What other features may use of the diary's one. It comes after the page that shows it. */

export const AvailabilityCard = later(async () => (await import('./components/availability.tsx')).AvailabilityCard);
export const AvailabilityNotice = later(async () => (await import('./components/availability.tsx')).AvailabilityNotice);
