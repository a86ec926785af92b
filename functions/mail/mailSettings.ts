import { defineSecret, defineString } from 'firebase-functions/params';

/** Where mails are handed in, with user and password: smtps://user:password@host:465. Only what sends mail may see it. */
export const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', { default: 'no-reply@example.com', description: 'The address that mails come from' });
const siteUrl = defineString('SITE_URL', { default: 'http://127.0.0.1:5000', description: 'Where the links in mails lead' });

export const mailSettings = () => ({
  from: mailFrom.value() || 'no-reply@example.com',
  siteUrl: (siteUrl.value() || 'http://127.0.0.1:5000').replace(/\/$/, ''),
});
