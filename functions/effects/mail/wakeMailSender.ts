import { PubSub, type Topic } from '@google-cloud/pubsub';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { withinPatience } from '../../delivery/publish.ts';
import { errorCode, log } from '../../platform/log.ts';
import { carried } from '../../platform/tracing.ts';
import type { Mail } from './mails.ts';

/** The Pub/Sub topic that wakes the sender of mails and device notifications. */
export const MAILS_TOPIC = 'mails';

/**
 * A due mail. `fresh` has the mail that was just queued, the time of that write and the stored
 * event, so that the sender does not read them.
 */
export type DueMail = {
  readonly mailId: string;
  readonly fresh?: {
    readonly mail: Mail;
    readonly writtenAt: { readonly seconds: number; readonly nanoseconds: number };
    readonly event: EventEnvelope;
  };
};

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
