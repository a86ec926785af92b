import { later } from '#web/shared/ui/later.tsx';

/**
 * Everything else about a person, below the account or the profile: it comes after the page that it
 * stands on.
 */
export const PersonPart = later(async () => (await import('./components/personSections.tsx')).PersonSections);
