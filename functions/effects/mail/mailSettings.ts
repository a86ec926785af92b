import { defineSecret, defineString } from 'firebase-functions/params';
import { siteUrl } from '../../platform/settings.ts';

/**
 * The SMTP server with user and password: smtps://user:password@host:465. Only senders may read it.
 */
export const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', { default: 'no-reply@example.com', description: 'The address that mails come from' });

/** The sender's address and the web app's address, which links in mails start with. */
export const mailSettings = () => ({
  from: mailFrom.value() || 'no-reply@example.com',
  siteUrl: siteUrl(),
});
