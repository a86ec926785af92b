import type { Runtime } from '../runtime.ts';
import { deliverMail } from './mail/deliverMail.ts';
import type { DueMail, DuePush } from './mail/wakeMailSender.ts';
import { deliverPush } from './push/deliverPush.ts';

/** Sends a due mail or device notification. */
export const deliverDue = (runtime: Runtime, due: DueMail | DuePush): Promise<void> =>
  'pushId' in due ? deliverPush(runtime, due.pushId) : deliverMail(runtime, due);
