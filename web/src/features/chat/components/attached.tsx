import { PictureTile } from '#web/shared/forms/pictureTile.tsx';
import type { usePictures } from '#web/shared/forms/usePictures.ts';
import { AttachedDocument } from './attachedDocument.tsx';
import css from './composer.module.css';

type List = ReturnType<typeof usePictures>;

/** The images and files of the next message with their upload progress. */
export const Attached = ({ pictures, documents }: { readonly pictures: List; readonly documents: List }) => (
  <>
    {pictures.pictures.length === 0 ? null : (
      <ul className={css.pictures} aria-label="添付する画像">
        {pictures.pictures.map((picture, index) => (
          <li key={picture.key}>
            <PictureTile
              picture={picture}
              name={`画像${index + 1}`}
              ratio="1"
              onRemove={() => pictures.remove(picture.key)}
              onRetry={() => pictures.retry(picture)}
            />
          </li>
        ))}
      </ul>
    )}
    {documents.pictures.length === 0 ? null : (
      <ul className={css.documents} aria-label="添付するファイル">
        {documents.pictures.map((each) => (
          <li key={each.key}>
            <AttachedDocument document={each} onRemove={() => documents.remove(each.key)} onRetry={() => documents.retry(each)} />
          </li>
        ))}
      </ul>
    )}
  </>
);
