import { uploadPath } from './objectStore.ts';

/** The paths of a movie's files: sizes S and M, and a still picture. */
export type MoviePaths = { readonly S: string; readonly M: string; readonly poster: string };

/** The paths for an upload; the same upload always has the same paths. */
export const moviePaths = (uid: string, uploadId: string): MoviePaths => ({
  S: `movies/${uid}/${uploadId}_S.mp4`,
  M: `movies/${uid}/${uploadId}_M.mp4`,
  poster: `movies/${uid}/${uploadId}_poster.webp`,
});

/** The upload id in a path; null if the path is not an upload of this person. */
export const uploadIdIn = (uid: string, path: string): string | null => {
  const folder = uploadPath(uid, '');
  return path.startsWith(folder) ? path.slice(folder.length) : null;
};
