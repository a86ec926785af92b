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

export type Due = DueMail | DuePush;

/** A message of the topic: one thing, or several that one commit queued. */
export type DueMessage = Due | { readonly dues: readonly Due[] };

/** The things in a message, in their order. */
export const duesIn = (message: DueMessage): readonly Due[] => ('dues' in message ? message.dues : [message]);

/** Wakes the mail sender. A failure is only logged, because the sweep sends the mail. */
export type WakeMailSender = (due: Due) => Promise<void>;

type PublishDue = (message: DueMessage, attributes: Readonly<Record<string, string>>) => Promise<unknown>;

/** How many things a message has at most: the sender sends them one after the other. */
const MOST = 5;

type Group = { readonly dues: Due[]; readonly published: Promise<void> };

/** A waker that publishes what is announced at once, in one trace, in one message. */
export const wakingBy = (publish: PublishDue): WakeMailSender => {
  const open = new Map<string, Group>();
  const send = async (dues: readonly Due[], attributes: Readonly<Record<string, string>>): Promise<void> => {
    const [first] = dues as readonly [Due];
    const published = publish(dues.length > 1 ? { dues } : first, attributes).catch((error: unknown) =>
      log('WARNING', 'the sender of mails was not woken; the sweep sends', {
        due: dues.map((due) => ('pushId' in due ? due.pushId : due.mailId)).join(' '),
        error: errorCode(error),
      }),
    );
    await withinPatience(published);
  };
  return (due) => {
    const attributes = carried();
    const trace = JSON.stringify(attributes);
    const joined = open.get(trace);
    if (joined && joined.dues.length < MOST) {
      joined.dues.push(due);
      return joined.published;
    }
    const dues = [due];
    const close = () => {
      if (open.get(trace) === group) open.delete(trace);
      return send(dues, attributes);
    };
    const group: Group = { dues, published: Promise.resolve().then(close) };
    open.set(trace, group);
    return group.published;
  };
};

/** A waker that publishes to the topic `mails`. */
export const mailSenderWaker = (projectId: string): WakeMailSender => {
  let topic: Topic | undefined;
  return wakingBy((json, attributes) => {
    topic ??= new PubSub({ projectId }).topic(MAILS_TOPIC, { batching: { maxMessages: 1 } });
    return topic.publishMessage({ json, attributes });
  });
};
