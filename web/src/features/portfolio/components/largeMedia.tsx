import { useState } from 'react';
import { playerAddress, videoIdIn } from '#domain/people/media/youtube.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import { storageUrl } from '#web/shared/data/platform/storageUrl.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { LargeView } from '#web/shared/ui/largeView.tsx';
import { movieSource, thisViewer } from '../movieSource.ts';
import { nameOf } from './mediaFace.tsx';
import css from './portfolio.module.css';

type YouTubePlayerProps = { readonly url: string; readonly name: string; readonly pressed: boolean };

/** A YouTube video; nothing loads from there before the user presses play. */
const YouTubePlayer = ({ url, name, pressed }: YouTubePlayerProps) => {
  const [plays, setPlays] = useState(pressed);
  const id = videoIdIn(url);
  return (
    <div className={css.player}>
      {plays && id !== null ? (
        <iframe
          src={playerAddress(id)}
          title={name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={css.start} onClick={() => setPlays(true)} aria-label={`${name}をYouTubeで再生する`}>
          <span className={css.play}>
            <Icon name="play" size={40} />
          </span>
          <span className={css.network}>YouTube</span>
        </button>
      )}
      <a href={url} target="_blank" rel="noreferrer noopener">
        YouTubeで見る（新しいタブで開きます）
      </a>
    </div>
  );
};

type Props = {
  readonly item: Media;
  readonly place: number;
  /** The user pressed this item, so it plays immediately. */
  readonly pressed: boolean;
};

const Content = ({ item, place, pressed }: Props) => {
  const name = nameOf(item, place);
  if (item.type === 'IMAGE') return <img src={storageUrl(item.url) ?? undefined} alt={name} />;
  if (item.type === 'YOUTUBE') return <YouTubePlayer url={item.url} name={name} pressed={pressed} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: what casts upload has no captions to show
    <video
      src={storageUrl(movieSource(item, thisViewer())) ?? undefined}
      poster={storageUrl(item.poster) ?? undefined}
      preload={pressed ? 'auto' : 'none'}
      controls
      playsInline
      autoPlay={pressed}
      aria-label={name}
    />
  );
};

export const useLargeMedia = (items: readonly Media[]) => {
  const [open, setOpen] = useState<{ readonly id: string; readonly pressed: boolean } | null>(null);
  const shown = items.flatMap((item, index) => (item.state === 'READY' ? [{ item, place: index + 1 }] : []));
  const at = shown.findIndex(({ item }) => item.id === open?.id);
  const view =
    open === null || at < 0 ? null : (
      <LargeView
        items={shown.map((each) => ({
          key: each.item.id,
          content: <Content {...each} pressed={open.pressed} />,
          caption: each.item.description,
        }))}
        at={at}
        onMove={(to) => setOpen(shown[to] ? { id: shown[to].item.id, pressed: false } : null)}
        onClose={() => setOpen(null)}
      />
    );
  return { open: (id: string) => setOpen({ id, pressed: true }), view };
};
