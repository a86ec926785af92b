import { createTransport, type Transporter } from 'nodemailer';
import { siteName } from '#domain/kernel/siteName.ts';
import type { RenderedMail } from '#domain/mail/render.ts';
import { mailSettings, smtpUrl } from './mailSettings.ts';

export type OutgoingMail = RenderedMail & { readonly id: string; readonly to: string };
/** Hands a mail to the mail server; rejects when it does not take it. */
export type Mailer = (mail: OutgoingMail) => Promise<void>;

/** Long enough for a slow server, short enough that a dead one holds up nothing. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * By SMTP over a few connections that are kept. The Message-ID is the mail's own: sent twice, after
 * a crash in between, it is still one mail to its reader.
 */
export const smtpMailer = (): Mailer => {
  let transport: Transporter | undefined;
  return async ({ id, to, subject, text, html }) => {
    const url = smtpUrl.value();
    if (!url) throw new Error('SMTP_URL is not set');
    transport ??= createTransport({ url, pool: true, maxConnections: 3, ...TIMEOUTS });
    const { from } = mailSettings();
    const messageId = `<${id}@${from.split('@').at(-1)}>`;
    await transport.sendMail({
      from: { name: siteName, address: from },
      to,
      subject,
      text,
      html,
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
};
