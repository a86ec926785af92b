import { cloudtasks, pubsub } from '@pulumi/gcp';
import type { CustomResourceOptions, Input } from '@pulumi/pulumi';
import { SECOND } from '../domain/kernel/calendar/instants.ts';
import { EFFECTS_TOPIC, EVENTS_TOPIC } from '../functions/delivery/publish.ts';
import { DEAD_EVENTS, deadLetters } from '../functions/deployment/deadLetters.ts';
import { MAILS_TOPIC } from '../functions/effects/mail/wakeMailSender.ts';
import { DEADLINES_QUEUE, MOVIES_QUEUE, movieOptions, REGION, taskOptions } from '../functions/platform/options.ts';
import type { Settings } from './settings.ts';

/** The queues with the options of their functions. `firebase deploy` sets the same rates. */
export const queues = { [DEADLINES_QUEUE]: taskOptions, [MOVIES_QUEUE]: movieOptions } as const;

/** Queues of Cloud Tasks. Deleting a queue loses its alarms, so Pulumi never deletes one. */
export const createQueues = ({ project }: Settings, options: CustomResourceOptions): cloudtasks.Queue[] =>
  Object.entries(queues).map(
    ([name, { rateLimits, retryConfig }]) =>
      new cloudtasks.Queue(
        `queue ${name}`,
        {
          project,
          name,
          location: REGION,
          rateLimits,
          retryConfig: {
            maxAttempts: retryConfig.maxAttempts,
            minBackoff: `${retryConfig.minBackoffSeconds}s`,
            maxBackoff: `${retryConfig.maxBackoffSeconds}s`,
          },
        },
        { ...options, protect: true },
      ),
  );

/**
 * The topics of the functions, and the dead-letter topic. Eventarc creates the subscriptions, and
 * the deployment sets their dead letters (functions/deployment/deadLetters.ts). `pubsubAgent`: the
 * account with which Pub/Sub forwards them.
 */
export const createTopics = ({ project }: Settings, pubsubAgent: Input<string>, options: CustomResourceOptions) => {
  const create = (name: string) => new pubsub.Topic(name, { project, name }, { ...options, protect: true });
  const dead = new pubsub.Topic(DEAD_EVENTS, { project, name: DEAD_EVENTS }, options);
  new pubsub.Subscription(
    DEAD_EVENTS,
    {
      project,
      name: DEAD_EVENTS,
      topic: dead.name,
      messageRetentionDuration: `${deadLetters.keptMs / SECOND}s`,
      // It never expires, even if nobody reads it.
      expirationPolicy: { ttl: '' },
    },
    options,
  );
  new pubsub.TopicIAMMember('dead letters', { project, topic: dead.name, role: 'roles/pubsub.publisher', member: pubsubAgent }, options);
  return { events: create(EVENTS_TOPIC), effects: create(EFFECTS_TOPIC), mails: create(MAILS_TOPIC) };
};
