import type { Media } from '#projections/talent/media.schema.ts';

type Viewer = { readonly isSmall: boolean; readonly savesData: boolean };

/** The path of the size to play; an untranscoded movie has only one. */
export const movieSource = ({ S, url }: Pick<Media, 'S' | 'url'>, { isSmall, savesData }: Viewer): string =>
  S !== null && (isSmall || savesData) ? S : url;

export const thisViewer = (): Viewer => ({
  isSmall: window.matchMedia('(max-width: 639px)').matches,
  savesData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
});
