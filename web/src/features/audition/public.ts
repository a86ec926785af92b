import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** The auditions of a deal. */
export const AuditionPart = lazyPart(async () => (await import('./components/auditionPart.tsx')).AuditionPart);
