import { Button } from '../ui/button.tsx';
import { Photo } from '../ui/photo.tsx';
import { useFocusFallback } from '../ui/useFocusFallback.ts';
import css from './picture.module.css';
import type { Picture } from './pictureList.ts';

type Props = {
  readonly picture: Picture;
  readonly name: string;
  readonly ratio: string;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
};

const Preview = ({ picture: { path, preview, file }, name, ratio }: Pick<Props, 'picture' | 'name' | 'ratio'>) => {
  if (preview === null) return <Photo path={path} alt={name} ratio={ratio} />;
  return (
    <div className={css.preview} style={{ aspectRatio: ratio }}>
      {file?.type.startsWith('video/') ? <video src={preview} muted aria-label={name} /> : <img src={preview} alt={name} />}
    </div>
  );
};

export const PictureTile = ({ picture, name, ratio, onRemove, onRetry }: Props) => {
  const { path, error, share } = picture;
  const held = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={held} className={css.tile}>
      <div className={path === null ? `${css.frame} ${css.pale}` : css.frame}>
        <Preview picture={picture} name={name} ratio={ratio} />
        {path === null && error === null ? (
          <progress className={css.progress} aria-label={`${name}を送信しています`} {...(share < 1 ? { value: share } : {})} />
        ) : null}
      </div>
      {error ? (
        <div className={css.failed} role="alert">
          <span>{error}</span>
          <Button variant="outlined" size="small" onClick={onRetry}>
            もう一度送る
          </Button>
        </div>
      ) : null}
      <Button variant="text" size="small" onClick={onRemove} aria-label={`${name}を${path === null ? '取り消す' : '削除する'}`}>
        {path === null ? '取り消す' : '削除'}
      </Button>
    </div>
  );
};
