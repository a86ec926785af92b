import { PubSub, type Topic } from '@google-cloud/pubsub';
import { logger } from 'firebase-functions/v2';
import { withinPatience } from '../delivery/publish.ts';

export const MAILS_TOPIC = 'mails';

/** A wake-up for the sender of mails; a lost one is made good by the sweep, so a failure is only noted. */
export type WakeMailSender = (mailId: string) => Promise<void>;

export const mailSenderWaker = (projectId: string): WakeMailSender => {
  let topic: Topic | undefined;
  return async (mailId) => {
    topic ??= new PubSub({ projectId }).topic(MAILS_TOPIC, { batching: { maxMessages: 1 } });
    const published = topic
      .publishMessage({ json: { mailId } })
      .catch((error: unknown) => logger.warn('the sender of mails was not woken; the sweep sends', { mailId, error }));
    await withinPatience(published);
  };
};
