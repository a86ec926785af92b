import { defineSecret, defineString } from 'firebase-functions/params';
import { pathOf } from '#domain/kernel/words/places.ts';
import { siteUrl } from '../platform/settings.ts';

/**
 * The SMTP server with user and password: smtps://user:password@host:465. Only senders may read it.
 */
export const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', { default: 'no-reply@example.com', description: 'The address that mails come from' });

export const senderAddress = (): string => mailFrom.value() || 'no-reply@example.com';

export const pageUrl: typeof pathOf = (place, values) => `${siteUrl()}${pathOf(place, values)}`;

/** The private key (base64url) that identifies this server to push services (VAPID, RFC 8292). */
export const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY');
const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', {
  default: '',
  description: 'The public key (base64url) of VAPID_PRIVATE_KEY, which the web app is built with, too; empty: no notices on devices',
});

/** The VAPID keys from the environment; null if the operator has not set up pushes. */
export const vapidKeys = (): { readonly publicKey: string; readonly privateKey: string } | null => {
  const [publicKey, privateKey] = [vapidPublicKey, vapidPrivateKey].map(({ name }) => process.env[name]);
  return publicKey && privateKey ? { publicKey, privateKey } : null;
};
