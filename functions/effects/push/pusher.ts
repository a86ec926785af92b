import webPush from 'web-push';
import { isLoopback, isPushService } from '#domain/account/pushServices.ts';
import { DAY, SECOND } from '#domain/calendar/instants.ts';
import type { PushDevices } from '#projections/account/pushDevices.schema.ts';
import { errorCode, log } from '../../platform/log.ts';
import { isEmulated, siteUrl } from '../../platform/settings.ts';
import { vapidKeys } from './pushSettings.ts';

export type Device = PushDevices['devices'][number];
/** What a device shows, and the path of the site that a press opens. */
export type PushPayload = { readonly title: string; readonly path: string };
/**
 * `gone`: the push service does not know the device any more, or nothing can be encrypted for it.
 * `failed`: worth another try.
 */
export type PushOutcome = 'sent' | 'gone' | 'failed';
export type Pusher = (device: Device, payload: PushPayload) => Promise<PushOutcome>;

const TIMEOUT = 10 * SECOND;
/** How long (s) a push service keeps a notice for a device that is switched off. */
const KEPT = DAY / SECOND;

/** Beside the emulators also a stand-in on this machine. */
const maySendTo = (endpoint: string): boolean => isPushService(endpoint) || (isEmulated() && isLoopback(endpoint));

/** VAPID names who sends: an address on the web that its operator answers for. */
const subject = (): string => (siteUrl().startsWith('https:') ? siteUrl() : 'https://localhost');

const requestTo = ({ endpoint, p256dh, auth }: Device, payload: PushPayload, keys: NonNullable<ReturnType<typeof vapidKeys>>) => {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      ...{ vapidDetails: { subject: subject(), ...keys }, TTL: KEPT, contentEncoding: 'aes128gcm' as const },
    });
  } catch (error) {
    log('WARNING', 'nothing can be encrypted for a device', { error: errorCode(error) });
    return null;
  }
};

/**
 * Encrypts with the device's keys and hands it to its push service. Never rejects for what a push
 * service does.
 */
export const webPusher = (): Pusher => async (device, payload) => {
  const keys = vapidKeys();
  if (!keys) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set');
  if (!maySendTo(device.endpoint)) return 'gone';
  const request = requestTo(device, payload, keys);
  if (!request) return 'gone';
  const { endpoint, method, headers, body } = request;
  try {
    // A redirect would lead past the list of push services.
    const init = {
      method,
      headers: new Headers(headers as Record<string, string>),
      body: new Uint8Array(body ?? []),
      redirect: 'error',
    } as const;
    const { status } = await fetch(endpoint, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    log('WARNING', 'a push service did not take a notice', { status });
  } catch (error) {
    log('WARNING', 'a push service was not reached', { error: errorCode(error) });
  }
  return 'failed';
};
