import { PubSub, type Topic } from '@google-cloud/pubsub';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { withinPatience } from '../../delivery/publish.ts';
import { errorCode, log } from '../../platform/log.ts';
import { carried } from '../../platform/tracing.ts';
import type { Mail } from './mails.ts';

export const MAILS_TOPIC = 'mails';

/**
 * A mail that is due. `fresh`: what was just put in the queue, with the time of that write and the
 * stored event, so that the sender need not read them.
 */
export type DueMail = {
  readonly mailId: string;
  readonly fresh?: {
    readonly mail: Mail;
    readonly writtenAt: { readonly seconds: number; readonly nanoseconds: number };
    readonly event: EventEnvelope;
  };
};

/** Notices for somebody's devices that are due; the sender of mails sends them, too. */
export type DuePush = { readonly pushId: string };

/**
 * Wakes the sender of mails. A lost wake-up is made good by the sweep, so a failure is only noted.
 */
export type WakeMailSender = (due: DueMail | DuePush) => Promise<void>;

export const mailSenderWaker = (projectId: string): WakeMailSender => {
  let topic: Topic | undefined;
  return async (due) => {
    topic ??= new PubSub({ projectId }).topic(MAILS_TOPIC, { batching: { maxMessages: 1 } });
    const published = topic.publishMessage({ json: due, attributes: carried() }).catch((error: unknown) =>
      log('WARNING', 'the sender of mails was not woken; the sweep sends', {
        due: 'pushId' in due ? due.pushId : due.mailId,
        error: errorCode(error),
      }),
    );
    await withinPatience(published);
  };
};
