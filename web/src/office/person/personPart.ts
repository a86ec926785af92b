import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/**
 * All sections about a person, below the account or profile. Loads after the page that contains it.
 */
export const PersonPart = lazyPart(async () => (await import('./components/personSections.tsx')).PersonSections);
