import { deviceStorage } from './deviceStorage.ts';

const KEY = 'signedIn';

/**
 * Whether somebody was signed in when this browser last knew; a guess for the moment before the
 * stored sign-in is read.
 */
export const wasSignedIn = (): boolean => deviceStorage()?.getItem(KEY) === '';

export const noteSignedIn = (signedIn: boolean): void => {
  if (signedIn) deviceStorage()?.setItem(KEY, '');
  else deviceStorage()?.removeItem(KEY);
};
