import { useState } from 'react';
import { storageUrl } from '#web/shared/data/platform/storageUrl.ts';
import { LargeView } from '#web/shared/ui/largeView.tsx';
import css from './messagePictures.module.css';

type Props = { readonly paths: readonly string[]; readonly sender: string };

export const MessagePictures = ({ paths, sender }: Props) => {
  const [at, setAt] = useState<number | null>(null);
  if (paths.length === 0) return null;
  const pictures = paths.map((path, index) => ({
    path,
    src: storageUrl(path) ?? undefined,
    name: `${sender}の画像${paths.length > 1 ? index + 1 : ''}`,
  }));
  return (
    <div className={paths.length > 1 ? `${css.pictures} ${css.several}` : css.pictures}>
      {pictures.map(({ path, src, name }, index) => (
        <button key={path} type="button" onClick={() => setAt(index)} aria-label={`${name}を大きく表示する`}>
          <img src={src} alt="" loading="lazy" decoding="async" />
        </button>
      ))}
      {at === null ? null : (
        <LargeView
          items={pictures.map(({ path, src, name }) => ({ key: path, content: <img src={src} alt={name} />, caption: '' }))}
          at={at}
          onMove={setAt}
          onClose={() => setAt(null)}
        />
      )}
    </div>
  );
};
