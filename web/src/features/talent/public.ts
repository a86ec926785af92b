export { PickCasts } from './components/pickCasts.tsx';
