import { later } from '#web/shared/ui/later.tsx';

/** What other features may use of saved searches. It comes after the list that is searched. */

export const SaveSearch = later(async () => (await import('./components/saveSearch.tsx')).SaveSearch);
