import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** The exports of this feature for other features. They load after the searched list. */
export const SaveSearch = lazyPart(async () => (await import('./components/saveSearch.tsx')).SaveSearch);
