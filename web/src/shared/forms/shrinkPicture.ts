/** The longest side (px) and the size (bytes) of a picture that is sent. */
const SIDE_MAX = 2_048;
const BYTES_MAX = 1_500_000;
/** Tried in this order until the picture is small enough. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5];

export type Size = { readonly width: number; readonly height: number };
/** A part of a picture (px). */
export type Area = Size & { readonly x: number; readonly y: number };

/** The size (px) to which a picture is drawn: its own, or smaller with the same shape. */
export const shrunkSize = ({ width, height }: Size): Size => {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Whether a picture is sent as it is. */
const isSmall = (file: File, { width, height }: Size): boolean => file.size <= BYTES_MAX && Math.max(width, height) <= SIDE_MAX;

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const drawn = async (source: ImageBitmap, area: Area, name: string): Promise<File | null> => {
  const { width, height } = shrunkSize(area);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, quality);
    if (blob && (blob.size <= BYTES_MAX || quality === QUALITIES.at(-1)))
      return new File([blob], name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
  }
  return null;
};

const decoded = async (file: File): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
};

/**
 * A chosen picture as a JPEG of at most 2,048 px and about 1.5 MB, turned as its EXIF says; with
 * `areaOf` only that part. A file that the browser cannot decode is returned as it is.
 */
export const shrinkPicture = async (file: File, areaOf?: (size: Size) => Area): Promise<File> => {
  const source = await decoded(file);
  if (!source) return file;
  try {
    if (!areaOf && isSmall(file, source)) return file;
    const area = areaOf?.(source) ?? { x: 0, y: 0, width: source.width, height: source.height };
    return (await drawn(source, area, file.name)) ?? file;
  } finally {
    source.close();
  }
};
