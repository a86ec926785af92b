import { href } from '#web/routing/href.ts';
import { FavoriteButton } from '../components/castCard.tsx';
import { CastSearchList } from '../components/castSearchList.tsx';

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
