import { later } from '#web/shared/ui/later.tsx';

/** The exports of this feature for other features. They load after the searched list. */
export const SaveSearch = later(async () => (await import('./components/saveSearch.tsx')).SaveSearch);
