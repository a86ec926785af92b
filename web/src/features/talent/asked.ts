/**
 * What the page that asks several casts at once uses of the talents' feature; not in `public.ts`,
 * so that other pages load nothing of it.
 */
export { PickCasts } from './components/pickCasts.tsx';
export { MOST_ASKED, pickedCasts } from './picked.ts';
export { useCastsByIds } from './queries/castsByIds.ts';
