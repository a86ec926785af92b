import type { MailContent } from '#domain/mail/render.ts';
import type { MailChoice } from '#domain/notification/topics.ts';

/** A mail's content, its address, and how the reader wants such mails. */
export type Letter = { readonly to: string; readonly choice: MailChoice; readonly content: MailContent };
