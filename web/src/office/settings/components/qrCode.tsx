import { encode } from 'uqr';

/** Light modules around the code, without which readers do not find it. */
const QUIET = 4;

type Props = { readonly text: string; readonly label: string };

/** A text as a QR code; black on white whatever is around it. */
export const QrCode = ({ text, label }: Props) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg data-paper role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={240} height={240} shapeRendering="crispEdges">
      <path fill="var(--paper)" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="var(--ink)" d={dark.join('')} />
    </svg>
  );
};
