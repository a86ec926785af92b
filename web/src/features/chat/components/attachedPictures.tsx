import { PictureTile } from '#web/shared/forms/pictureTile.tsx';
import type { usePictures } from '#web/shared/forms/usePictures.ts';
import css from './composer.module.css';

/** The pictures that will go with the next message, each with how far it has come. */
export const AttachedPictures = ({ list }: { readonly list: ReturnType<typeof usePictures> }) =>
  list.pictures.length === 0 ? null : (
    <ul className={css.pictures} aria-label="添付する画像">
      {list.pictures.map((picture, index) => (
        <li key={picture.key}>
          <PictureTile
            picture={picture}
            name={`画像${index + 1}`}
            ratio="1"
            onRemove={() => list.remove(picture.key)}
            onRetry={() => list.retry(picture)}
          />
        </li>
      ))}
    </ul>
  );
