import type { Media } from '#projections/talent/media.schema.ts';
import { MediaFace, nameOf } from './mediaFace.tsx';
import css from './portfolio.module.css';

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
