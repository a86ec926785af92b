import { useState } from 'react';
import type { Media } from '#projections/media.ts';
import { storageUrl } from '#web/shared/data/storageUrl.ts';
import { LargeView } from '#web/shared/ui/largeView.tsx';
import { nameOf } from './mediaFace.tsx';

const Content = ({ item, place }: { readonly item: Media; readonly place: number }) => {
  const src = storageUrl(item.url) ?? undefined;
  if (item.type === 'IMAGE') return <img src={src} alt={nameOf(item, place)} />;
  // biome-ignore lint/a11y/useMediaCaption: what casts upload has no captions to show
  return <video src={src} controls autoPlay aria-label={nameOf(item, place)} />;
};

/** Pictures and movies in large, one after the other; videos of YouTube open over there. */
export const useLargeMedia = (items: readonly Media[]) => {
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = items.flatMap((item, index) => (item.type === 'YOUTUBE' ? [] : [{ item, place: index + 1 }]));
  const at = shown.findIndex(({ item }) => item.id === openId);
  const view =
    at < 0 ? null : (
      <LargeView
        items={shown.map((each) => ({ key: each.item.id, content: <Content {...each} />, caption: each.item.description }))}
        at={at}
        onMove={(to) => setOpenId(shown[to]?.item.id ?? null)}
        onClose={() => setOpenId(null)}
      />
    );
  return { open: setOpenId, view };
};
