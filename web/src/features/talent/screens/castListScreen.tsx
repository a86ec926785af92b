import { href } from '#web/routing/href.ts';
import { CastSearchList } from '../components/castSearchList.tsx';
import { FavoriteButton } from '../components/favoriteButton.tsx';

/** All published casts; the client's home. */
export default function CastListScreen() {
  return (
    <CastSearchList
      withDays
      askAddress={href('clientAsk')}
      addressOf={({ id }) => href('clientTalent', { talentId: id })}
      cornerOf={(cast) => <FavoriteButton cast={cast} overPicture />}
    />
  );
}
