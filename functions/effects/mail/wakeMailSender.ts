import { PubSub, type Topic } from '@google-cloud/pubsub';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { withinPatience } from '../../delivery/publish.ts';
import { errorCode, log } from '../../platform/log.ts';
import { carried } from '../../platform/tracing.ts';
import type { Mail } from './mails.ts';

/** The Pub/Sub topic that wakes the sender of mails and device notifications. */
export const MAILS_TOPIC = 'mails';

/** A mail that was just queued for the woken sender, the time of that write, and its event. */
export type Fresh = {
  readonly mail: Mail;
  readonly writtenAt: { readonly seconds: number; readonly nanoseconds: number };
  readonly event: EventEnvelope;
};

/** A due mail. With `fresh` it is claimed already, and its event need not be read. */
export type DueMail = { readonly mailId: string; readonly fresh?: Fresh };

/** A due device notification; the mail sender sends it too. */
export type DuePush = { readonly pushId: string };

/** Wakes the mail sender. A failure is only logged, because the sweep sends the mail. */
export type WakeMailSender = (due: DueMail | DuePush) => Promise<void>;

/** A waker that publishes to the topic `mails`. */
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
