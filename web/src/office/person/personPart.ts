import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** Loads after the page that contains it. */
export const PersonPart = lazyPart(async () => (await import('./components/personSections.tsx')).PersonSections);
