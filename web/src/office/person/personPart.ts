import { later } from '#web/shared/ui/later.tsx';

/**
 * All sections about a person, below the account or profile. Loads after the page that contains it.
 */
export const PersonPart = later(async () => (await import('./components/personSections.tsx')).PersonSections);
