import { defineSecret, defineString } from 'firebase-functions/params';
import { siteUrl } from '../../platform/settings.ts';

/**
 * Where mails are handed in, with user and password: smtps://user:password@host:465. Only what
 * sends mail may see it.
 */
export const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', { default: 'no-reply@example.com', description: 'The address that mails come from' });

export const mailSettings = () => ({
  from: mailFrom.value() || 'no-reply@example.com',
  siteUrl: siteUrl(),
});
