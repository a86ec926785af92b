import { firebaseConfig, isLocal, ports } from './environment.ts';

/** The address of a stored picture; null stays null, so that callers show a placeholder. */
export const storageUrl = (path: string | null): string | null => {
  if (!path) return null;
  if (isLocal) return `http://127.0.0.1:${ports.functions}/storage/${path.split('/').map(encodeURIComponent).join('/')}`;
  return `https://firebasestorage.googleapis.com/v0/b/${firebaseConfig.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
};
