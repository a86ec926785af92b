/**
 * The exports for the page that asks several casts. They are not in `public.ts`, so that other
 * pages do not load them.
 */
export { PickCasts } from './components/pickCasts.tsx';
export { MOST_ASKED, pickedCasts } from './picked.ts';
export { useCastsByIds } from './queries/castsByIds.ts';
