import { uploadPath } from './objectStore.ts';

/** Where the files of a movie lie: its sizes S and M, and a still. */
export type MoviePaths = { readonly S: string; readonly M: string; readonly poster: string };

export const moviePaths = (uid: string, uploadId: string): MoviePaths => ({
  S: `movies/${uid}/${uploadId}_S.mp4`,
  M: `movies/${uid}/${uploadId}_M.mp4`,
  poster: `movies/${uid}/${uploadId}_poster.webp`,
});

/** The upload that a stored path names; null when it is no upload of this person. */
export const uploadIdIn = (uid: string, path: string): string | null => {
  const folder = uploadPath(uid, '');
  return path.startsWith(folder) ? path.slice(folder.length) : null;
};
