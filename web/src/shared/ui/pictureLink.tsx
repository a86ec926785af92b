import { storageUrl } from '../data/platform/storageUrl.ts';
import css from './pictureLink.module.css';

type Props = { readonly path: string | null; readonly name: string };

/** A small picture that opens the whole one in a new tab; nothing without a path. */
export const PictureLink = ({ path, name }: Props) => {
  const url = storageUrl(path);
  if (url === null) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={css.picture}>
      <img src={url} alt={`${name}を新しいタブで開く`} loading="lazy" decoding="async" />
    </a>
  );
};
