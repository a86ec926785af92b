import type { CSSProperties, ReactNode } from 'react';
import { DetailColumns } from '../ui/detailColumns.tsx';
import { useWide } from '../ui/useWide.ts';

type Props = {
  /** Who sees the preview. */
  readonly label: string;
  readonly preview: ReactNode;
  readonly children: ReactNode;
};

/** Smaller pictures leave room for the text next to them. */
const small = { '--hero-photo': '144px' } as CSSProperties;

/** A form next to a live preview; on a phone the preview opens above the form. */
export const WithPreview = ({ label, preview, children }: Props) => {
  const wide = useWide();
  const shown = (
    <details open={wide} data-preview style={small}>
      <summary style={{ fontWeight: 700 }}>{label}</summary>
      {preview}
    </details>
  );
  return <DetailColumns first={wide ? null : shown} main={children} side={wide ? shown : null} />;
};
