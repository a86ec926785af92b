/** What other features may use of the favourites' one. */
export { LikeButton } from './components/likeButton.tsx';
