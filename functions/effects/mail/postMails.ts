import type { WriteResult } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { inOwnCode } from '../../eventStore/faults.ts';
import { isAlreadyExists } from '../../eventStore/grpcStatus.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../runtime.ts';
import { type Mail, mailsOf } from './mails.ts';

/**
 * Queues the mails of an event, each once even if the event is delivered again, and wakes the
 * sender. `stored` is the stored event.
 */
export const postMails = async (runtime: Runtime, event: AnyEnvelope, stored: EventEnvelope): Promise<void> => {
  for (const mail of inOwnCode(() => mailsOf(event, runtime.now()))) {
    const written = await create(runtime, mail);
    if (!written) continue;
    const { seconds, nanoseconds } = written.writeTime;
    await runtime.wakeMailSender({ mailId: mail.id, fresh: { mail, writtenAt: { seconds, nanoseconds }, event: stored } });
  }
};

/** Queues a mail that does not come from an event, once, and wakes the sender. */
export const queueMail = async (runtime: Runtime, mail: Mail): Promise<void> => {
  if (await create(runtime, mail)) await runtime.wakeMailSender({ mailId: mail.id });
};

/** Null if the mail exists: it was sent, or the sweep sends it. */
const create = async ({ db }: Runtime, mail: Mail): Promise<WriteResult | null> => {
  try {
    return await db.doc(paths.mail(mail.id)).create(mail);
  } catch (error) {
    if (isAlreadyExists(error)) return null;
    throw error;
  }
};
