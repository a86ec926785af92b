import { createTransport, type Transporter } from 'nodemailer';
import { siteName } from '#domain/kernel/siteName.ts';
import type { RenderedMail } from '#domain/talk/mail/render.ts';
import { senderAddress, smtpUrl } from '../senderSettings.ts';

/** A PDF of a mail. */
export type Attachment = { readonly name: string; readonly bytes: Uint8Array };
/** A rendered mail with its address; `id` becomes the Message-ID. */
export type OutgoingMail = RenderedMail & { readonly id: string; readonly to: string; readonly attached?: Attachment };
/** Hands a mail to the mail server; rejects if the server does not accept it. */
export type Mailer = (mail: OutgoingMail) => Promise<void>;

/** Long enough for a slow server; a dead one does not block other mails for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends by SMTP over a few open connections. The Message-ID is made from the mail's id, so that
 * mail programs can recognise a mail that was sent twice after a crash.
 */
export const smtpMailer = (): Mailer => {
  let transport: Transporter | undefined;
  return async ({ id, to, subject, text, html, attached }) => {
    const url = smtpUrl.value();
    if (!url) throw new Error('SMTP_URL is not set');
    transport ??= createTransport({ url, pool: true, maxConnections: 3, ...TIMEOUTS });
    const from = senderAddress();
    const messageId = `<${id}@${from.split('@').at(-1)}>`;
    await transport.sendMail({
      from: { name: siteName, address: from },
      to,
      subject,
      text,
      html,
      messageId,
      attachments: attached ? [{ filename: attached.name, content: Buffer.from(attached.bytes), contentType: 'application/pdf' }] : [],
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
};
