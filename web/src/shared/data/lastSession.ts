const KEY = 'signedIn';

/** Null where the visitor's settings forbid pages to store anything. */
const storage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** Whether somebody was signed in when this browser last knew; a guess for the moment before the stored sign-in is read. */
export const wasSignedIn = (): boolean => storage()?.getItem(KEY) === '';

export const noteSignedIn = (signedIn: boolean): void => {
  if (signedIn) storage()?.setItem(KEY, '');
  else storage()?.removeItem(KEY);
};
