import { eachInTurn } from '../platform/inTurn.ts';
import type { Runtime } from '../ports.ts';
import { deliverFresh, deliverMail, isFresh } from './mail/deliverMail.ts';
import { type Due, type DueMail, type DueMessage, duesIn } from './mail/wakeMailSender.ts';
import { deliverPush } from './push/deliverPush.ts';

const isMail = (due: Due): due is DueMail => 'mailId' in due;

/**
 * Sends the due mails and device notifications of a message, one after the other. Mails that were
 * just queued share one read. A failure does not stop the others; it is thrown after them.
 */
export const deliverDue = async (runtime: Runtime, message: DueMessage): Promise<void> => {
  const dues = duesIn(message);
  const now = runtime.now();
  const fresh = dues.filter((due) => isMail(due)).filter((due) => isFresh(due, now));
  const others = dues.filter((due) => !(isMail(due) && isFresh(due, now)));
  await eachInTurn(
    [
      ...(fresh.length > 0 ? [() => deliverFresh(runtime, fresh)] : []),
      ...others.map((due) => () => (isMail(due) ? deliverMail(runtime, due) : deliverPush(runtime, due.pushId))),
    ],
    (work) => work(),
  );
};
