import { defineSecret, defineString } from 'firebase-functions/params';

/**
 * The private key (base64url) by which push services know the server (VAPID, RFC 8292). Only what
 * sends pushes may see it.
 */
export const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY');
const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', {
  default: '',
  description: 'The public key (base64url) of VAPID_PRIVATE_KEY, which the web app is built with, too; empty: no notices on devices',
});

/**
 * Read from the environment, as the deployment fills it; null where the operator has set up no
 * pushes.
 */
export const vapidKeys = (): { readonly publicKey: string; readonly privateKey: string } | null => {
  const [publicKey, privateKey] = [vapidPublicKey, vapidPrivateKey].map(({ name }) => process.env[name]);
  return publicKey && privateKey ? { publicKey, privateKey } : null;
};
