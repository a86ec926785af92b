import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

export const SaveSearch = lazyPart(async () => (await import('./components/saveSearch.tsx')).SaveSearch);
