import { defineSecret, defineString } from 'firebase-functions/params';
import { pathOf } from '#domain/kernel/words/places.ts';
import { siteUrl } from '../../platform/settings.ts';

/**
 * The SMTP server with user and password: smtps://user:password@host:465. Only senders may read it.
 */
export const smtpUrl = defineSecret('SMTP_URL');
const mailFrom = defineString('MAIL_FROM', { default: 'no-reply@example.com', description: 'The address that mails come from' });

/** The sender's address. */
export const senderAddress = (): string => mailFrom.value() || 'no-reply@example.com';

/** The URL of a page, for links in mails. */
export const pageUrl: typeof pathOf = (place, values) => `${siteUrl()}${pathOf(place, values)}`;
