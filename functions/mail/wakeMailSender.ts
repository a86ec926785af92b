import { PubSub, type Topic } from '@google-cloud/pubsub';
import { logger } from 'firebase-functions/v2';

export const MAILS_TOPIC = 'mails';

/** A wake-up for the sender of mails; a lost one is made good by the sweep, so a failure is only noted. */
export type WakeMailSender = (mailId: string) => Promise<void>;

export const mailSenderWaker = (projectId: string): WakeMailSender => {
  let topic: Topic | undefined;
  return async (mailId) => {
    topic ??= new PubSub({ projectId }).topic(MAILS_TOPIC, { batching: { maxMessages: 1 } });
    try {
      await topic.publishMessage({ json: { mailId } });
    } catch (error) {
      logger.warn('the sender of mails was not woken; the sweep will send', { mailId, error });
    }
  };
};
