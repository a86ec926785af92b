import { useState } from 'react';
import type { Media } from '#projections/talent/media.schema.ts';
import { storageUrl } from '#web/shared/data/platform/storageUrl.ts';
import { LargeView } from '#web/shared/ui/largeView.tsx';
import { movieSource, thisViewer } from '../movieSource.ts';
import { nameOf } from './mediaFace.tsx';
import { YouTubePlayer } from './youTubePlayer.tsx';

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

/** Images, movies and YouTube videos in large, one after the other. */
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
