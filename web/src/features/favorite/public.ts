/** The exports of this feature for other features. */
export { LikeButton } from './components/likeButton.tsx';
