import type { Frame, Rational } from './libav.ts';

/** The size of a picture (pixels). */
export type Size = { readonly width: number; readonly height: number };

const PQ = 16;
const HLG = 18;
/** BT.2020, and the two P3 of cinemas and displays. */
const wideGamuts: readonly number[] = [9, 11, 12];
const UNSPECIFIED = 2;

const even = (side: number): number => Math.max(2, Math.floor(side / 2) * 2);

/** The filters that show a picture upright, and whether they exchange its sides. */
export type Turn = { readonly filters: string; readonly isSideways: boolean };

/** The turn of a display matrix (36 bytes), in quarters, also mirrored; other angles stay. */
export const turnOf = (matrix: Buffer | null): Turn => {
  if (matrix === null || matrix.length < 36) return { filters: '', isSideways: false };
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => matrix.readInt32LE(at)) as [number, number, number, number];
  if (Math.abs(b) > Math.abs(a)) {
    const name = b > 0 ? (c > 0 ? 'cclock_flip' : 'clock') : c < 0 ? 'clock_flip' : 'cclock';
    return { filters: `transpose=${name},`, isSideways: true };
  }
  return { filters: `${a < 0 ? 'hflip,' : ''}${d < 0 ? 'vflip,' : ''}`, isSideways: false };
};

/** The size at which a picture is shown: square pixels, upright. */
export const shownSize = ({ width, height }: Size, pixel: Rational, { isSideways }: Turn): Size => {
  const wide = pixel.num > 0 && pixel.den > 0 ? Math.max(1, Math.round((width * pixel.num) / pixel.den)) : width;
  return isSideways ? { width: height, height: wide } : { width: wide, height };
};

/** The largest size with even sides in a box, in either direction; a picture is not enlarged. */
export const fitted = ({ width, height }: Size, box: { readonly longer: number; readonly shorter: number }): Size => {
  const scale = Math.min(1, box.longer / Math.max(width, height), box.shorter / Math.min(width, height));
  return { width: even(Math.round(width * scale)), height: even(Math.round(height * scale)) };
};

/**
 * The filters that bring colours to BT.709, which every browser shows; HLG and PQ are mapped so
 * that their white of 203 cd/m² (BT.2408) is nearly the white of the result.
 */
const inBt709 = ({ colorTrc, colorPrimaries, colorSpace }: Pick<Frame, 'colorTrc' | 'colorPrimaries' | 'colorSpace'>): string => {
  const known = (value: number, otherwise: number) => (value === UNSPECIFIED || value === 0 ? otherwise : value);
  if (colorTrc === PQ || colorTrc === HLG) {
    const from = `pin=${known(colorPrimaries, 9)}:min=${known(colorSpace, 9)}:tin=${colorTrc}`;
    return [
      `zscale=${from}:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:param=0.9:desat=0`,
      'zscale=t=bt709:m=bt709:r=limited,',
    ].join(',');
  }
  if (!wideGamuts.includes(colorPrimaries)) return '';
  const from = `pin=${colorPrimaries}:min=${known(colorSpace, 1)}:tin=${known(colorTrc, 1)}`;
  return `zscale=${from}:p=bt709:t=bt709:m=bt709:r=limited,`;
};

type Picture = Pick<Frame, 'format' | 'colorTrc' | 'colorPrimaries' | 'colorSpace' | 'colorRange' | 'sampleAspectRatio'> & Size;

/**
 * The graph of the pictures: upright, square pixels, BT.709 where the source is wider, in each size
 * of `sizes`. A picture of other sides than the first is padded to the sizes of the first.
 */
export const pictureGraph = (picture: Picture, time: Rational, turn: Turn, sizes: readonly Size[]): string => {
  const { width, height, format, colorSpace, colorRange, sampleAspectRatio: pixel } = picture;
  const from = [
    `buffer@in=video_size=${width}x${height}:pix_fmt=${format}:time_base=${time.num}/${time.den}`,
    `pixel_aspect=${Math.max(0, pixel.num)}/${Math.max(1, pixel.den)}:colorspace=${colorSpace}:range=${colorRange}`,
  ].join(':');
  const inside = (size: Size) => {
    const { width: w, height: h } = size;
    const shown = shownSize(picture, pixel, turn);
    const scale = Math.min(w / shown.width, h / shown.height);
    const within = {
      width: Math.min(w, even(Math.round(shown.width * scale))),
      height: Math.min(h, even(Math.round(shown.height * scale))),
    };
    const pad = within.width === w && within.height === h ? '' : `pad=${w}:${h}:-1:-1,`;
    return `scale=${within.width}:${within.height}:out_range=limited,${pad}`;
  };
  const [first, ...others] = sizes as readonly [Size, ...Size[]];
  const head = `${from},${turn.filters}${inside(first)}${inBt709(picture)}setsar=1,format=pix_fmts=yuv420p`;
  const outs = others.map(
    ({ width: w, height: h }, index) => `[m${index}]scale=${w}:${h},setsar=1,format=pix_fmts=yuv420p,buffersink@${index + 1}`,
  );
  const split = `split=${sizes.length}[m]${others.map((_, index) => `[m${index}]`).join('')};[m]buffersink@0`;
  return [`${head},${split}`, ...outs].join(';');
};

/** The graph that turns one picture into bytes of red, green and blue. */
export const stillGraph = ({ width, height, format, colorSpace, colorRange }: Picture): string =>
  `buffer@in=video_size=${width}x${height}:pix_fmt=${format}:time_base=1/1:colorspace=${colorSpace}:range=${colorRange},scale,format=pix_fmts=rgb24,buffersink@0`;

type Sound = Pick<Frame, 'format' | 'sampleRate' | 'channelLayout'>;

/** The graph of the sound: stereo at 48 kHz in step with the pictures, from the movie's start. */
export const soundGraph = ({ format, sampleRate, channelLayout }: Sound, time: Rational, isFirst: boolean, samples: number): string => {
  const layout = channelLayout.mask > 0n ? `channel_layout=0x${channelLayout.mask.toString(16)}` : `channels=${channelLayout.nbChannels}`;
  return [
    `abuffer@in=time_base=${time.num}/${time.den}:sample_rate=${sampleRate}:sample_fmt=${format}:${layout}`,
    `aresample=48000:async=1${isFirst ? ':first_pts=0' : ''}`,
    `aformat=sample_fmts=fltp:channel_layouts=stereo:sample_rates=48000,asetnsamples=n=${samples}:p=0,abuffersink@0`,
  ].join(',');
};
