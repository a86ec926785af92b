import { businessRules } from '../kernel/businessRules.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import type { AccountCommand } from './commands.ts';
import type { AccountEvent } from './events.ts';
import type { RegisteredAccount } from './state.ts';

type Command<Type extends AccountCommand['type']> = Extract<AccountCommand, { type: Type }>;

const removed = (deviceId: string): AccountEvent => ({ type: 'AccountDeviceRemoved', data: { deviceId } });

/** Fingerprints of what an event may have lost with the person's key. */
export const printOf = ({ endpoint, p256dh, auth }: Record<'endpoint' | 'p256dh' | 'auth', string | null>): number =>
  fingerprint({ endpoint, p256dh, auth });

/**
 * A browser that shows notices from now on. The oldest one gives way: it is often one that is not
 * used any more.
 */
export const addDevice = ({ type: _, ...device }: Command<'addDevice'>, { devices }: RegisteredAccount): AccountEvent[] => {
  if (devices.some(({ id, print }) => id === device.deviceId && print === printOf(device))) return [];
  const others = devices.filter(({ id }) => id !== device.deviceId);
  const leaving = others.slice(0, Math.max(0, others.length + 1 - businessRules.pushDevicesMax));
  return [...leaving.map(({ id }) => removed(id)), { type: 'AccountDeviceAdded', data: device }];
};

/** By the person, or by the system when the push service does not know it any more. */
export const removeDevice = ({ deviceId }: Command<'removeDevice'>, { devices }: RegisteredAccount): AccountEvent[] =>
  devices.some(({ id }) => id === deviceId) ? [removed(deviceId)] : [];
