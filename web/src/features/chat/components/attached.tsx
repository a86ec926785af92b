import { formatBytes } from '#domain/kernel/format/numbers.ts';
import { documentName } from '#domain/people/media/documents.ts';
import type { Picture } from '#web/shared/forms/pictureList.ts';
import { PictureTile } from '#web/shared/forms/pictureTile.tsx';
import type { usePictures } from '#web/shared/forms/usePictures.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import css from './composer.module.css';
import files from './files.module.css';

export const DocumentMark = () => (
  <svg className={files.mark} viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
    <path d="M3 1.500h18l9.500 9.500v26.500a1 1 0 0 1-1 1h-26.500a1 1 0 0 1-1-1v-35a1 1 0 0 1 1-1zM21 1.500v9.500h9.500" />
    <text x="16" y="29">
      PDF
    </text>
  </svg>
);

type Props = { readonly document: Picture; readonly onRemove: () => void; readonly onRetry: () => void };

const AttachedDocument = ({ document: { path, file, share, error }, onRemove, onRetry }: Props) => {
  const held = useFocusFallback<HTMLDivElement>();
  const name = documentName(file?.name ?? '');
  return (
    <div ref={held} className={files.attached}>
      <DocumentMark />
      <div className={files.words}>
        <span className={files.name} title={name}>
          {name}
        </span>
        {error ? (
          <span className={files.fault} role="alert">
            {error}
          </span>
        ) : path === null ? (
          <progress className={files.progress} aria-label={`${name}を送信しています`} {...(share < 1 ? { value: share } : {})} />
        ) : (
          <span className={`${files.size} figures`}>{formatBytes(file?.size ?? 0)}</span>
        )}
      </div>
      <div className={files.acts}>
        {error ? (
          <Button variant="outlined" size="small" onClick={onRetry} aria-label={`${name}をもう一度送る`}>
            もう一度送る
          </Button>
        ) : null}
        <Button variant="text" size="small" onClick={onRemove} aria-label={`${name}を${path === null ? '取り消す' : '削除する'}`}>
          {path === null ? '取り消す' : '削除'}
        </Button>
      </div>
    </div>
  );
};

type List = ReturnType<typeof usePictures>;

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
