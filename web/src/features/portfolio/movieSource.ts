import type { Media } from '#projections/talent/media.schema.ts';

/** The screen and the line that a movie is played on. */
type Viewer = { readonly isSmall: boolean; readonly savesData: boolean };

/** The path of the size to play; a movie that is shown as it was uploaded has one only. */
export const movieSource = ({ S, url }: Pick<Media, 'S' | 'url'>, { isSmall, savesData }: Viewer): string =>
  S !== null && (isSmall || savesData) ? S : url;

/** What the browser says of itself. */
export const thisViewer = (): Viewer => ({
  isSmall: window.matchMedia('(max-width: 639px)').matches,
  savesData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
});
