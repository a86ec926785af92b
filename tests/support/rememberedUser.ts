import type { Page } from 'playwright-core';
import { openSession, type Person } from './people.ts';

/**
 * Makes a browser one in which somebody signed in earlier: what the accounts library would have kept stands where it looks for it. Leaves the page on a
 * file of the site that is no screen.
 */
export const rememberUser = async (page: Page, { uid, email }: Person): Promise<void> => {
  const { idToken, refreshToken, expiresIn } = await openSession(email);
  const [apiKey, appName] = ['demo', '[DEFAULT]'];
  const now = Date.now();
  const user = {
    ...{ uid, email, apiKey, appName, emailVerified: false, isAnonymous: false, providerData: [] },
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1_000 },
    ...{ createdAt: String(now), lastLoginAt: String(now) },
  };
  await page.goto('/robots.txt');
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        opening.onsuccess = () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          writing.objectStore('firebaseLocalStorage').put(record);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { fbase_key: `firebase:authUser:${apiKey}:${appName}`, value: user },
  );
};
