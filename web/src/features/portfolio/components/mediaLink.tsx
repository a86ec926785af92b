import type { Media } from '#projections/media.ts';
import { MediaFace, nameOf } from './mediaFace.tsx';
import css from './portfolio.module.css';

type Props = { readonly item: Media; readonly place: number; readonly onOpen: (id: string) => void };

/** An item of a grid, which opens in large, or where it is at home. */
export const MediaLink = ({ item, place, onOpen }: Props) => {
  const name = nameOf(item, place);
  if (item.type === 'YOUTUBE') {
    return (
      <a
        className={css.link}
        href={item.url}
        target="_blank"
        rel="noreferrer noopener"
        aria-label={`${name}をYouTubeで見る（新しいタブで開きます）`}
      >
        <MediaFace item={item} />
      </a>
    );
  }
  return (
    <button type="button" className={css.link} onClick={() => onOpen(item.id)} aria-label={`${name}を大きく表示する`}>
      <MediaFace item={item} />
    </button>
  );
};
