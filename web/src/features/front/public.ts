import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** The exports of this feature for other features. They load after the page. */
export const CastPageCard = lazyPart(async () => (await import('./components/pageCards.tsx')).CastPageCard);
export const JobPageCard = lazyPart(async () => (await import('./components/pageCards.tsx')).JobPageCard);
