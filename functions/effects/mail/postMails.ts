import type { WriteResult } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { inOwnCode } from '../../eventStore/faults.ts';
import { isAlreadyExists } from '../../eventStore/grpcStatus.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../runtime.ts';
import { type Mail, mailsOf } from './mails.ts';

/**
 * Puts the mails that an event asks for in the queue, each once however often the event is
 * delivered, and wakes the sender. `stored`: the event as the log holds it.
 */
export const postMails = async (runtime: Runtime, event: AnyEnvelope, stored: EventEnvelope): Promise<void> => {
  for (const mail of inOwnCode(() => mailsOf(event, runtime.now()))) {
    const written = await create(runtime, mail);
    if (!written) continue;
    const { seconds, nanoseconds } = written.writeTime;
    await runtime.wakeMailSender({ mailId: mail.id, fresh: { mail, writtenAt: { seconds, nanoseconds }, event: stored } });
  }
};

/** Puts a mail that no event asks for in the queue, once, and wakes the sender. */
export const queueMail = async (runtime: Runtime, mail: Mail): Promise<void> => {
  if (await create(runtime, mail)) await runtime.wakeMailSender({ mailId: mail.id });
};

/** Null when it is there already: it was sent, or the sweep takes care of it. */
const create = async ({ db }: Runtime, mail: Mail): Promise<WriteResult | null> => {
  try {
    return await db.doc(paths.mail(mail.id)).create(mail);
  } catch (error) {
    if (isAlreadyExists(error)) return null;
    throw error;
  }
};
