import { z } from 'zod';
import { storagePath } from '#domain/kernel/validation.ts';

/**
 * A picture of a form. `path` names it once it is stored; `preview` shows a chosen one from the
 * device itself.
 */
export type Picture = {
  readonly key: string;
  readonly path: string | null;
  readonly preview: string | null;
  readonly file: File | null;
  /** How much has gone out, from 0 to 1. */
  readonly share: number;
  /** Why it could not be sent. */
  readonly error: string | null;
};

/**
 * Stands in a form's value for a picture that is not stored yet, so that nothing is sent without it
 * by mistake.
 */
export const UNSENT = 'unsent:';
const unsent = '画像の送信が終わっていません。完了を待つか、取り消してください。';

/** A form's rule for one picture or none, and for several. */
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
  ...{ key, file, preview },
  ...{ path: null, share: 0, error: null },
});

/** What a form holds for its pictures. */
export const pathsOf = (pictures: readonly Picture[]): string[] => pictures.map(({ path }) => path ?? UNSENT);

/** The pictures with one of them changed; who is gone meanwhile stays gone. */
export const changed = (pictures: readonly Picture[], key: string, change: Partial<Picture>): Picture[] =>
  pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture));

/** The pictures with one put back where it was. */
export const restored = (pictures: readonly Picture[], picture: Picture, place: number): Picture[] => pictures.toSpliced(place, 0, picture);
