import webPush from 'web-push';
import { DAY, SECOND } from '#domain/kernel/calendar/instants.ts';
import type { PushDevices } from '#projections/account/pushDevices.ts';
import { errorCode, log } from '../../platform/log.ts';
import { siteUrl } from '../../platform/settings.ts';
import { vapidKeys } from '../senderSettings.ts';

/** A browser that receives pushes: its endpoint and keys. */
export type Device = PushDevices['devices'][number];
/** The text that a device shows, and the path that a press opens. */
export type PushPayload = { readonly title: string; readonly path: string };
/** `gone`: the device is unknown, or its keys are invalid. `failed`: can be tried again. */
export type PushOutcome = 'sent' | 'gone' | 'failed';
/** Sends a payload to one device; resolves with the outcome. */
export type Pusher = (device: Device, payload: PushPayload) => Promise<PushOutcome>;

const TIMEOUT = 10 * SECOND;
/** How long a push service keeps a notification for a device that is off (s). */
const KEPT = DAY / SECOND;

/** The sender in VAPID: the web address of the operator. */
const subject = (): string => (siteUrl().startsWith('https:') ? siteUrl() : 'https://localhost');

const requestTo = ({ endpoint, p256dh, auth }: Device, payload: PushPayload, keys: NonNullable<ReturnType<typeof vapidKeys>>) => {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: subject(), ...keys },
      TTL: KEPT,
      contentEncoding: 'aes128gcm' as const,
    });
  } catch (error) {
    log('WARNING', 'nothing can be encrypted for a device', { error: errorCode(error) });
    return null;
  }
};

/**
 * Encrypts the payload for the device and posts it to its push service. Errors of it do not reject.
 */
export const webPusher =
  (mayPushTo: (endpoint: string) => boolean): Pusher =>
  async (device, payload) => {
    const keys = vapidKeys();
    if (!keys) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set');
    if (!mayPushTo(device.endpoint)) return 'gone';
    const request = requestTo(device, payload, keys);
    if (!request) return 'gone';
    const { endpoint, method, headers, body } = request;
    try {
      // No redirects: they could lead to hosts that are not push services.
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
