import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { createNow, type Queued } from '../../delivery/queued.ts';
import { asProgramFault } from '../../eventStore/faults.ts';
import { paths } from '../../platform/firestorePaths.ts';
import type { Runtime } from '../../ports.ts';
import { claimed, type Mail, mailsOf } from './mails.ts';

/**
 * Queues the mails of an event, each claimed for the sender that is woken when they are stored.
 * `stored` is the stored event.
 */
export const postMails = async (runtime: Runtime, event: AnyEnvelope, stored: EventEnvelope): Promise<readonly Queued[]> => {
  const now = runtime.now();
  return asProgramFault(() => mailsOf(event, now)).map((queued) => {
    const mail: Mail = { ...queued, ...claimed(queued, now) };
    return {
      path: paths.mail(mail.id),
      data: mail,
      announce: ({ seconds, nanoseconds }) =>
        runtime.wakeMailSender({ mailId: mail.id, fresh: { mail, writtenAt: { seconds, nanoseconds }, event: stored } }),
    };
  });
};

/** A mail without an event, as a queued document. The sender reads it. */
export const queuedLetter = (runtime: Runtime, mail: Mail): Queued => ({
  path: paths.mail(mail.id),
  data: mail,
  announce: () => runtime.wakeMailSender({ mailId: mail.id }),
});

/**
 * Queues a mail that does not come from an event, once, and wakes the sender. If the mail exists,
 * it was sent, or the sweep sends it.
 */
export const queueMail = (runtime: Runtime, mail: Mail): Promise<void> => createNow(runtime.db, [queuedLetter(runtime, mail)]);
