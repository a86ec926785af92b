import { LikeButton } from '#web/entities/favorite/likeButton.tsx';
import { useFavorites } from '../queries/casts.ts';

type Props = { readonly cast: { readonly id: string; readonly name: string }; readonly overPicture?: boolean };

/** The client's like of a cast. */
export const FavoriteButton = ({ cast: { id, name }, overPicture = false }: Props) => {
  const liked = useFavorites().rows.some(({ talentId }) => talentId === id);
  return <LikeButton kind="talent" targetId={id} label={`${name}さんをお気に入りに追加`} liked={liked} overPicture={overPicture} />;
};
