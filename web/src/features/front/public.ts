import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const CastPageCard = lazyPart(async () => (await import('./components/pageCards.tsx')).CastPageCard);
export const JobPageCard = lazyPart(async () => (await import('./components/pageCards.tsx')).JobPageCard);
