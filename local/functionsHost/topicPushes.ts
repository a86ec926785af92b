import type { PubSub } from '@google-cloud/pubsub';
import type { Request, Response } from 'express';
import type { PublishedMessage } from '#local/pubsub/message.ts';
import type { TopicFunction } from './exportedFunctions.ts';

type PushBody = { readonly message: PublishedMessage; readonly subscription: string };

const alreadyExists = (error: unknown) => (error as { code?: number }).code === 6;

/** Creates the topic and the function's push subscription, as the deployment does; idempotent. */
export const subscribe = async (pubsub: PubSub, func: TopicFunction, pushEndpoint: string): Promise<void> => {
  await pubsub.createTopic(func.topic).catch((error: unknown) => {
    if (!alreadyExists(error)) throw error;
  });
  await pubsub
    .topic(func.topic)
    .createSubscription(func.name, { pushEndpoint, ackDeadlineSeconds: func.timeoutSeconds })
    .catch(async (error: unknown) => {
      if (!alreadyExists(error)) throw error;
      await pubsub.subscription(func.name).modifyPushConfig({ pushEndpoint });
    });
};

/** The CloudEvent that Eventarc makes from a Pub/Sub push. */
export const cloudEventOf = (push: PushBody, project: string, topic: string): object => ({
  specversion: '1.0',
  id: push.message.messageId,
  source: `//pubsub.googleapis.com/projects/${project}/topics/${topic}`,
  type: 'google.cloud.pubsub.topic.v1.messagePublished',
  datacontenttype: 'application/json',
  time: push.message.publishTime,
  data: push,
});

/** Answers a push: 204 if the function succeeded, 500 (redelivery) if it failed and has `retry`. */
export const answerPush = async (func: TopicFunction, project: string, request: Request, response: Response): Promise<void> => {
  try {
    await func.handle(cloudEventOf(request.body as PushBody, project, func.topic));
    response.status(204).end();
  } catch (error) {
    console.error(`${func.name} failed on message ${(request.body as PushBody).message.messageId}:`, error);
    // Without retry, production also drops a failed event.
    response.status(func.retry ? 500 : 204).end();
  }
};
