import { firebaseConfig, isLocal, ports } from '#web/shared/data/platform/environment.ts';

/**
 * The push state of this browser. `home`: push works only as an app on the home screen (iPhone,
 * iPad). `denied`: the user has blocked notifications of this site. `deviceId`: the server's id of
 * this browser, null while it is not subscribed.
 */
export type BrowserPush =
  | { readonly kind: 'unset' | 'unsupported' | 'home' | 'denied' }
  | { readonly kind: 'able'; readonly deviceId: string | null };

const WORKER = '/push.js';
const isOfLocalStack = __LOCAL_STACK__ && isLocal;

/** The public VAPID key of the server. The local stack creates one at its start. */
const serverKey = async (): Promise<string> => {
  if (!isOfLocalStack) return firebaseConfig.vapidKey ?? '';
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/_local/pushKey`);
  if (!answer.ok) throw new Error(`no key of the local stack: ${answer.status}`);
  return answer.text();
};

/** The SHA-256 of a push endpoint in base64url; the server computes the same id. */
export const deviceIdOf = async (endpoint: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export const lookUp = async (): Promise<BrowserPush> => {
  if (!isOfLocalStack && !firebaseConfig.vapidKey) return { kind: 'unset' };
  if (!isSupported()) return { kind: isAppleTouch() ? 'home' : 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const held = Notification.permission === 'granted' ? await subscription() : null;
  return { kind: 'able', deviceId: held && (await deviceIdOf(held.endpoint)) };
};

export type Subscribed = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * Asks the user for permission and the browser for a push endpoint; null without permission. An
 * earlier subscription is removed first, since it may use another server key.
 */
export const subscribe = async (): Promise<Subscribed | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await serverKey() });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('the browser gave no address to push to');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
};

/** Removes the endpoint; the push service then tells the server that it is gone. */
export const unsubscribe = async (): Promise<void> => {
  await (await subscription())?.unsubscribe();
};
