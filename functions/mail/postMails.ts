import type { AnyEnvelope } from '#domain/registry.ts';
import { inOwnCode } from '../eventStore/faults.ts';
import { isAlreadyExists } from '../eventStore/grpcStatus.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { type Mail, mailsOf } from './mails.ts';

/** Puts the mails that an event asks for in the queue, each once however often the event is delivered, and wakes the sender. */
export const postMails = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  for (const mail of inOwnCode(() => mailsOf(event, runtime.now()))) if (await create(runtime, mail)) await runtime.wakeMailSender(mail.id);
};

/** False when it is there already: it was sent, or the sweep takes care of it. */
const create = async ({ db }: Runtime, mail: Mail): Promise<boolean> => {
  try {
    await db.doc(paths.mail(mail.id)).create(mail);
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
};
