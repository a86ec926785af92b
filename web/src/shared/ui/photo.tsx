import { useState } from 'react';
import { storageUrl } from '../data/platform/storageUrl.ts';
import css from './photo.module.css';

type Props = {
  readonly path: string | null;
  /** Empty if the name is next to the picture. */
  readonly alt: string;
  readonly ratio?: string;
  readonly size?: number;
  /** The page's main picture, loaded first; others are loaded when they are near. */
  readonly eager?: boolean;
  readonly kind?: 'person' | 'job';
};

const hints = {
  person: 'M12 3.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM3.500 21c0-4.800 3.600-7.600 8.500-7.600s8.500 2.800 8.500 7.600z',
  job: 'M9 4h6a1 1 0 0 1 1 1v2h4a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4V5a1 1 0 0 1 1-1Zm1 2v1h4V6z',
};

/** A stored picture with reserved space; a missing one shows a placeholder. */
export const Photo = ({ path, alt, ratio = '3 / 4', size, eager = false, kind = 'person' }: Props) => {
  const [lost, setLost] = useState<string | null>(null);
  const url = storageUrl(path);
  const shown = url && lost !== url;
  return (
    <div
      className={size ? `${css.photo} ${css.round}` : css.photo}
      style={size ? { width: size, height: size } : { aspectRatio: ratio }}
      {...(shown || !alt ? {} : { role: 'img', 'aria-label': `${alt}（写真はありません）` })}
    >
      {shown ? (
        <img
          src={url}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setLost(url)}
        />
      ) : (
        <span className={css.missing} aria-hidden="true">
          <svg viewBox="0 0 24 24" width={size ? size * 0.6 : '35%'} fill="var(--faint)" aria-hidden="true">
            <path d={hints[kind]} fillRule="evenodd" />
          </svg>
        </span>
      )}
    </div>
  );
};

type HeadProps = { readonly path: string | null; readonly name: string; readonly note: string };

export const PersonHead = ({ path, name, note }: HeadProps) => (
  <div className={css.head}>
    <Photo path={path} alt="" size={72} />
    <div>
      <strong>{name}</strong>
      {note ? <p>{note}</p> : null}
    </div>
  </div>
);
