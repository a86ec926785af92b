import { z } from 'zod';
import { storagePath } from '#domain/kernel/validation.ts';

export type Picture = {
  readonly key: string;
  readonly path: string | null;
  readonly preview: string | null;
  readonly file: File | null;
  /** The sent share, 0 to 1. */
  readonly share: number;
  readonly error: string | null;
};

/**
 * Marks a picture in a form's value that is not stored yet, so that the form is not sent without
 * it.
 */
export const UNSENT = 'unsent:';
const unsent = '画像の送信が終わっていません。完了を待つか、取り消してください。';

/** A form's rule for at most one picture, and for several. */
export const onePicture = z
  .string()
  .nullable()
  .refine((path) => path !== UNSENT, unsent)
  .pipe(storagePath.nullable());
export const severalPictures = (limit: number) =>
  z
    .array(z.string())
    .refine((paths) => !paths.includes(UNSENT), unsent)
    .pipe(z.array(storagePath).max(limit, `${limit}枚まで選べます。`));

export const storedPicture = (path: string): Picture => ({ key: path, path, preview: null, file: null, share: 1, error: null });
export const chosenPicture = (key: string, file: File, preview: string): Picture => ({
  key,
  file,
  preview,
  path: null,
  share: 0,
  error: null,
});

export const pathsOf = (pictures: readonly Picture[]): string[] => pictures.map(({ path }) => path ?? UNSENT);

/** The pictures with one changed; a removed one stays removed. */
export const changed = (pictures: readonly Picture[], key: string, change: Partial<Picture>): Picture[] =>
  pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture));

export const restored = (pictures: readonly Picture[], picture: Picture, place: number): Picture[] => pictures.toSpliced(place, 0, picture);
