/** The exports of this feature for other features. */
export { PickCasts } from './components/pickCasts.tsx';
