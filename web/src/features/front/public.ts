import { later } from '#web/shared/ui/later.tsx';

/** The exports of this feature for other features. They load after the page. */
export const CastPageCard = later(async () => (await import('./components/castPageCard.tsx')).CastPageCard);
export const JobPageCard = later(async () => (await import('./components/jobPageCard.tsx')).JobPageCard);
