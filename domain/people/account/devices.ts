import type { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { AccountEvent } from './account.ts';
import type { deviceFields } from './notificationFields.ts';
import type { RegisteredAccount } from './state.ts';

type Device = z.infer<z.ZodObject<typeof deviceFields>>;

const removed = (deviceId: string): AccountEvent => ({ type: 'AccountDeviceRemoved', data: { deviceId } });

/**
 * A fingerprint of the device data. The state keeps it, since the data is lost with the person's
 * key.
 */
export const printOf = ({ endpoint, p256dh, auth }: Record<'endpoint' | 'p256dh' | 'auth', string | null>): number =>
  fingerprint({ endpoint, p256dh, auth });

/** Adds a device, and removes the oldest ones above `pushDevicesMax`: they are often out of use. */
export const addDevice = (device: Device, { devices }: RegisteredAccount): AccountEvent[] => {
  if (devices.some(({ id, print }) => id === device.deviceId && print === printOf(device))) return [];
  const others = devices.filter(({ id }) => id !== device.deviceId);
  const leaving = others.slice(0, Math.max(0, others.length + 1 - businessRules.pushDevicesMax));
  return [...leaving.map(({ id }) => removed(id)), { type: 'AccountDeviceAdded', data: device }];
};

/** Removes a device; no event if it is unknown. */
export const removeDevice = ({ deviceId }: Pick<Device, 'deviceId'>, { devices }: RegisteredAccount): AccountEvent[] =>
  devices.some(({ id }) => id === deviceId) ? [removed(deviceId)] : [];
