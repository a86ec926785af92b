import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { messages } from '../../kernel/validation.ts';
import { chosenTopics, mailChoices } from '../../kernel/words/topics.ts';

/** Hosts of the browsers' push services. */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
];

const addressOf = (endpoint: string): URL | null => (URL.canParse(endpoint) ? new URL(endpoint) : null);

/**
 * Whether the server may send to this endpoint. Only HTTPS endpoints of known push services pass,
 * so that a user cannot make the server call other addresses.
 */
export const isPushService = (endpoint: string): boolean => {
  const address = addressOf(endpoint);
  if (address?.protocol !== 'https:' || address.port !== '' || address.username !== '' || address.password !== '') return false;
  return hosts.some((host) => host.test(address.hostname));
};

/** Whether the endpoint is a fake push service on this machine. Only the local stack accepts it. */
export const isLoopback = (endpoint: string): boolean => {
  const address = addressOf(endpoint);
  return address?.protocol === 'http:' && address.hostname === '127.0.0.1';
};

// How an account is notified. A separate file: account forms load without the topics.

export const mailFields = {
  topic: labelled('通知の種類', z.enum(chosenTopics)),
  mail: labelled('メールの受け取り方', z.enum(mailChoices)),
};

const base64Url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`), messages.format);

/** A browser that receives push messages: its endpoint and encryption keys (RFC 8291). */
export const deviceFields = {
  /** SHA-256 of the endpoint, in base64url. */
  deviceId: labelled('端末の番号', base64Url(43)),
  endpoint: labelled(
    '端末の宛先',
    z
      .string()
      .max(1_000, messages.max(1_000))
      .refine((endpoint) => isPushService(endpoint) || isLoopback(endpoint), messages.format),
  ),
  p256dh: labelled('端末の公開鍵', base64Url(87)),
  auth: labelled('端末の認証の鍵', base64Url(22)),
};
