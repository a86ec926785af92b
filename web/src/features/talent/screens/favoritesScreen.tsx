import { href } from '#web/routing/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { FavoriteButton } from '../components/castCard.tsx';
import { FavoriteCasts } from '../components/favoriteCasts.tsx';

export default function FavoritesScreen() {
  return (
    <Stack>
      <FavoriteCasts cornerOf={(cast) => <FavoriteButton cast={cast} overPicture />}>
        <div>
          <LinkButton variant="outlined" to={`${href('clientAsk')}?from=favorites`}>
            まとめて問い合わせ・オファー
          </LinkButton>
        </div>
      </FavoriteCasts>
    </Stack>
  );
}
