import type { Media } from '#projections/media.ts';
import { storageUrl } from '#web/shared/data/storageUrl.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './portfolio.module.css';

export const kindNames = { IMAGE: '写真', MOVIE: '動画', YOUTUBE: 'YouTubeの動画' } as const satisfies Record<Media['type'], string>;

/** What an item is called where its picture cannot be seen. */
export const nameOf = ({ type, description }: Media, place: number): string => description || `${kindNames[type]}${place}`;

/** An item in the grid: the small variant of a picture, the first frame of a movie; a video of YouTube, of which nothing is loaded, as a plain face. */
export const MediaFace = ({ item }: { readonly item: Media }) => {
  if (item.type === 'IMAGE') return <Photo path={item.S} alt="" ratio="1" />;
  return (
    <span className={css.video}>
      {item.type === 'MOVIE' ? <video src={`${storageUrl(item.url)}#t=0.1`} preload="metadata" muted playsInline tabIndex={-1} /> : null}
      <span className={css.play}>
        <Icon name="play" size={28} />
      </span>
      {item.type === 'YOUTUBE' ? <span className={css.network}>YouTube</span> : null}
    </span>
  );
};
