import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { CastSearchList } from '../components/castSearchList.tsx';
import { FavoriteButton } from '../components/favoriteButton.tsx';

/** All published casts; the client's home. */
export default function CastListScreen() {
  return (
    <>
      <CastSearchList
        forClients
        addressOf={({ id }) => href('clientTalent', { talentId: id })}
        cornerOf={(cast) => <FavoriteButton cast={cast} overPicture />}
      />
      <LinkButton variant="text" to={href('clientAsk')}>
        まとめて選ぶ
      </LinkButton>
    </>
  );
}
