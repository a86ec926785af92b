import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { definitionOf } from '#domain/registry.ts';

const PREFIX = 'enc1:';
const IV = 12;
const TAG = 16;

/** The data of an event as plain fields. */
export type Fields = Record<string, unknown>;

// Node takes a KeyObject four times faster than the bytes of a key.
const encrypt = (key: Buffer, context: string, value: unknown): string => {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
};

const decrypt = (key: Buffer, context: string, token: string): unknown => {
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), bytes.subarray(0, IV)).setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8'), wellFormed);
};

/** Texts stored before the wire refused half surrogate pairs: no document could hold them. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/** A copy with the value at a dotted path replaced; absent paths stay absent. */
const replaceAt = (data: Fields, path: readonly string[], replace: (value: unknown) => unknown): Fields => {
  const [field, ...rest] = path as [string, ...string[]];
  if (!(field in data)) return data;
  const value = data[field];
  return { ...data, [field]: rest.length === 0 ? replace(value) : replaceAt(value as Fields, rest, replace) };
};

const mapPersonal = (type: string, data: Fields, replace: (value: unknown, path: string) => unknown): Fields =>
  definitionOf(type).personalPaths.reduce((copy, path) => replaceAt(copy, path.split('.'), (value) => replace(value, path)), data);

/** The value at a dotted path; undefined where there is none. */
export const valueAt = (data: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((held, field) => (held as Fields | null | undefined)?.[field], data);

/** Whether an event has a personal field that is not null. Null fields need no key. */
export const hasPersonalData = ({ type, data }: { readonly type: string; readonly data: unknown }): boolean =>
  definitionOf(type).personalPaths.some((path) => (valueAt(data as Fields, path) ?? null) !== null);

/** Encrypts the personal fields of an event; the ciphertext is bound to event and field. */
export const encryptPersonal = (eventId: string, type: string, data: Fields, key: Buffer): Fields =>
  mapPersonal(type, data, (value, path) => (value === null ? null : encrypt(key, `${eventId}.${path}`, value)));

/**
 * Decrypts an event's personal fields; without the key (the person was erased) they read as null,
 * also those that an older version stored in clear.
 */
export const decryptPersonal = (event: EventEnvelope, key: Buffer | null): Fields =>
  mapPersonal(event.type, event.data, (value, path) => {
    if (!key) return null;
    return typeof value === 'string' && value.startsWith(PREFIX) ? decrypt(key, `${event.id}.${path}`, value) : value;
  });

/** An event's data without what is personal: nothing is written down of a person who has left. */
export const withoutPersonal = (type: string, data: Fields): Fields => mapPersonal(type, data, () => null);
