import { deviceStorage } from '../platform/deviceStorage.ts';

const KEY = 'signedIn';

/** Whether a user was signed in at the last visit; a guess until the stored sign-in is read. */
export const wasSignedIn = (): boolean => deviceStorage()?.getItem(KEY) === '';

/** Remembers on this device whether a user is signed in. */
export const noteSignedIn = (signedIn: boolean): void => {
  if (signedIn) deviceStorage()?.setItem(KEY, '');
  else deviceStorage()?.removeItem(KEY);
};
