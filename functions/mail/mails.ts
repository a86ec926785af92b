import { type MailAudience, type MailKind, mailAudiences, mailKinds } from '#domain/mail/mailWords.ts';
import type { AnyEnvelope } from '#domain/registry.ts';

export type MailState = 'PENDING' | 'SENDING' | 'SENT' | 'SKIPPED' | 'FAILED';

/**
 * mails/{eventId}_{kind}_{uid}: a mail to send, without address and words: both are looked up when it goes out. `dueAt` (ms) is when to try next; while it
 * is SENDING that is the end of the sender's claim, and null once nothing is left to do. SKIPPED: there was nobody to send it to.
 */
export type Mail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly audience: MailAudience;
  readonly uid: string;
  readonly streamId: string;
  readonly version: number;
  readonly state: MailState;
  readonly attempts: number;
  readonly dueAt: number | null;
  readonly lastError: string | null;
  readonly sentAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

const isMailed = (type: string): type is MailKind => (mailKinds as readonly string[]).includes(type);

/** The mails that an event asks for. Pure: the same event always asks for the same ones. */
export const mailsOf = (event: AnyEnvelope, now: number): Mail[] => {
  const { id, streamId, version, type } = event;
  if (!isMailed(type)) return [];
  const audiences = event.type === 'ChatUnreadReminded' ? [event.data.side] : mailAudiences(type);
  return audiences.map((audience) => {
    const uid = (event.data as Record<`${MailAudience}Id`, string>)[`${audience}Id`];
    return {
      ...{ id: `${id}_${type}_${uid}`, kind: type, audience, uid, streamId, version },
      ...{ state: 'PENDING', attempts: 0, dueAt: now, lastError: null, sentAt: null, createdAt: now, updatedAt: now },
    };
  });
};
