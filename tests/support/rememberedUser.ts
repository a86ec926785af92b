import type { Page } from 'playwright-core';
import { currentClaims } from '#functions/effects/claims.ts';
import { runtime } from '#functions/runtime.ts';
import { userPath } from '#projections/account/users.schema.ts';
import { claimsOf, sameClaims } from '#web/shared/data/auth/claims.ts';
import type { Session } from './level.ts';
import { openSession, type Person } from './people.ts';
import { until } from './until.ts';

const claimsIn = ({ idToken }: Session) => claimsOf(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()));

/**
 * A session whose token and account document match the log. Claims are set in parallel to the
 * projection; a page that opens before both are there would go to another screen or read lists that
 * the rules refuse.
 */
const settledSession = async ({ uid, email }: Person): Promise<Session> => {
  const { session } = await until(
    async () => {
      const [session, account, { claims, versions }] = await Promise.all([
        openSession(email),
        runtime().db.doc(userPath(uid)).get(),
        currentClaims(runtime(), uid),
      ]);
      // An account that never registered has no claims.
      const wanted = versions === '0,0,0' ? claimsOf({}) : claimsOf(claims);
      return { session, told: [claimsIn(session), claimsOf(account.data() ?? {})], wanted };
    },
    ({ told, wanted }) => told.every((claims) => sameClaims(claims, wanted)),
    `a token of ${email} that agrees with the log`,
  );
  return session;
};

/**
 * Signs a person in by storing what the accounts library would store. Leaves the page on a static
 * file of the site.
 */
export const rememberUser = async (page: Page, person: Person): Promise<void> => {
  const { uid, email } = person;
  const { idToken, refreshToken, expiresIn } = await settledSession(person);
  const [apiKey, appName] = ['demo', '[DEFAULT]'];
  const now = Date.now();
  const user = {
    uid,
    email,
    apiKey,
    appName,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
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
