import { onUser } from '../auth/userChange.ts';
import { deviceStorage } from './deviceStorage.ts';

/** The key of typed input in the storage of this tab. */
export const inputKey = (form: string, uid: string): string => `input:${uid}:${form}`;

/** The name under which the unsent messages of a room, a list, are input. */
export const unsentIn = (roomId: string): string => `unsent:${roomId}`;

const SIGNED_OUT = 'signedOutAt';
const ENDED = 'sessionEnded';

/** How a session ended that this tab did not end: in another tab, or at the accounts server. */
export type Ending = 'elsewhere' | 'expired';

/** `hasInput`: its input is kept. Null after a sign-out in this tab. */
export const lastEnding = (): { readonly ending: Ending; readonly hasInput: boolean } | null => {
  const ending = sessionStorage.getItem(ENDED) as Ending | null;
  return ending && { ending, hasInput: keysOfTab().some((key) => key.startsWith('input:')) };
};

const keysOfTab = (): string[] => Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');

/** The number of the messages that this tab has not sent, in all rooms. */
export const countUnsent = (uid: string): number =>
  keysOfTab()
    .filter((key) => key.startsWith(inputKey(unsentIn(''), uid)))
    .reduce((sum, key) => sum + (JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]).length, 0);

const keepOnly = (keeps: (key: string) => boolean): void => {
  for (const key of keysOfTab()) if (!keeps(key)) sessionStorage.removeItem(key);
};

const openForms = new Set<() => void>();
/** Calls `write` if the session ends elsewhere while a form is open; returns its end. */
export const onSessionEnded = (write: () => void): (() => void) => {
  openForms.add(write);
  return () => openForms.delete(write);
};

let startedAt = 0;
/** A session begins in this tab. Input of other accounts is removed. */
export const startSession = (uid: string): void => {
  startedAt = Date.now();
  sessionStorage.removeItem(ENDED);
  keepOnly((key) => !key.startsWith('input:') || key.startsWith(inputKey('', uid)));
};

let isOwn = false;
onUser('leaving', () => {
  isOwn = true;
  deviceStorage()?.setItem(SIGNED_OUT, String(Date.now()));
});

// A sign-out here clears the tab. If the session ends elsewhere, typed input waits for its account.
onUser('left', () => {
  if (isOwn) sessionStorage.clear();
  else {
    for (const write of openForms) write();
    keepOnly((key) => key.startsWith('input:'));
    const signedOutAt = Number(deviceStorage()?.getItem(SIGNED_OUT) ?? 0);
    sessionStorage.setItem(ENDED, (signedOutAt > 0 && signedOutAt >= startedAt ? 'elsewhere' : 'expired') satisfies Ending);
  }
  isOwn = false;
});
