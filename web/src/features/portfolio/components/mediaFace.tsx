import type { Media } from '#projections/talent/media.schema.ts';
import { storageUrl } from '#web/shared/data/platform/storageUrl.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './portfolio.module.css';

export const kindNames = { IMAGE: '写真', MOVIE: '動画', YOUTUBE: 'YouTubeの動画' } as const satisfies Record<Media['type'], string>;

export const nameOf = ({ type, description }: Media, place: number): string => description || `${kindNames[type]}${place}`;

/** A movie's still; for an untranscoded movie its first frame. */
const Still = ({ poster, url }: Media) =>
  poster ? (
    <Photo path={poster} alt="" ratio="1" />
  ) : (
    <video src={`${storageUrl(url)}#t=0.1`} preload="metadata" muted playsInline tabIndex={-1} />
  );

const stateWords = { PROCESSING: '変換しています', FAILED: '表示できません', TAKEN_DOWN: '事務局が削除しました' } as const;

/** A YouTube video has a plain tile, since nothing loads from there. */
const MediaFace = ({ item }: { readonly item: Media }) => {
  if (item.type === 'IMAGE' && item.state !== 'TAKEN_DOWN') return <Photo path={item.S} alt="" ratio="1" />;
  if (item.state !== 'READY') {
    return (
      <span className={`${css.video} ${css.state}`} role="status">
        {stateWords[item.state]}
      </span>
    );
  }
  return (
    <span className={css.video}>
      {item.type === 'MOVIE' ? <Still {...item} /> : null}
      <span className={css.play}>
        <Icon name="play" size={28} />
      </span>
      {item.type === 'YOUTUBE' ? <span className={css.network}>YouTube</span> : null}
    </span>
  );
};

type Props = { readonly item: Media; readonly place: number; readonly onOpen: (id: string) => void };

const acts = { IMAGE: '大きく表示する', MOVIE: '再生する', YOUTUBE: 'YouTubeで再生する' } as const satisfies Record<Media['type'], string>;

/** An item of a grid, which opens in large unless it is a movie that is not ready. */
export const MediaLink = ({ item, place, onOpen }: Props) => {
  if (item.state !== 'READY') return <MediaFace item={item} />;
  const name = nameOf(item, place);
  return (
    <button type="button" className={css.link} onClick={() => onOpen(item.id)} aria-label={`${name}を${acts[item.type]}`}>
      <MediaFace item={item} />
    </button>
  );
};
