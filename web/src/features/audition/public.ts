import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const AuditionPart = lazyPart(async () => (await import('./components/auditionPart.tsx')).AuditionPart);
