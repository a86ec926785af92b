import type { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { AccountEvent } from './events.ts';
import type { deviceFields } from './notificationFields.ts';
import type { RegisteredAccount } from './state.ts';

/**
 * Changes the address for notifications (docs/specification.md, section 5). The verified login
 * address needs no confirmation. Any other address gets only a code by mail until the user enters
 * it. Throws `too-many-requests`.
 */
export const requestDestination = (email: string, codeHash: string, state: RegisteredAccount, now: number): AccountEvent[] => {
  const address = fingerprint(email);
  const { pending, lastRequestedAt } = state;
  if (address === state.email) return state.destination === null && pending === null ? [] : [{ type: 'AccountDestinationReset', data: {} }];
  if (address === state.destination || codeHash === pending?.codeHash) return [];
  if (lastRequestedAt !== null && now < lastRequestedAt + businessRules.confirmationInterval) throw new DomainError('too-many-requests');
  const expiresAt = now + businessRules.confirmationPeriod;
  return [{ type: 'AccountDestinationRequested', data: { email, codeHash, requestedAt: now, expiresAt } }];
};

/** Confirms the address. Throws `confirmation-invalid` or `confirmation-expired`. */
export const confirmDestination = (codeHash: string, { pending, confirmedCode }: RegisteredAccount, now: number): AccountEvent[] => {
  if (codeHash === confirmedCode) return [];
  if (pending?.codeHash !== codeHash) throw new DomainError('confirmation-invalid');
  if (now >= pending.expiresAt) throw new DomainError('confirmation-expired');
  return [{ type: 'AccountDestinationConfirmed', data: {} }];
};

/** Records a new login address. Notifications follow it unless they have their own address. */
export const syncEmail = (email: string, { email: known, destination }: RegisteredAccount): AccountEvent[] =>
  known === fingerprint(email) ? [] : [{ type: 'AccountEmailChanged', data: { email, destinationFollows: destination === null } }];

type Device = z.infer<z.ZodObject<typeof deviceFields>>;

const removed = (deviceId: string): AccountEvent => ({ type: 'AccountDeviceRemoved', data: { deviceId } });

/** A fingerprint of the device data, which is lost with the person's key. */
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
