import type { Runtime } from '../runtime.ts';
import { deliverMail } from './mail/deliverMail.ts';
import { type Due, type DueMessage, duesIn } from './mail/wakeMailSender.ts';
import { deliverPush } from './push/deliverPush.ts';

const deliverOne = (runtime: Runtime, due: Due): Promise<void> =>
  'pushId' in due ? deliverPush(runtime, due.pushId) : deliverMail(runtime, due);

/**
 * Sends the due mails and device notifications of a message, one after the other. A failure does
 * not stop the others; it is thrown after them.
 */
export const deliverDue = async (runtime: Runtime, message: DueMessage): Promise<void> => {
  const failures: unknown[] = [];
  for (const due of duesIn(message)) {
    try {
      await deliverOne(runtime, due);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} mails of one message failed`);
  if (failures.length === 1) throw failures[0];
};
