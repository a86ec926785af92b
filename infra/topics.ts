import { pubsub } from '@pulumi/gcp';
import type { CustomResourceOptions, Input } from '@pulumi/pulumi';
import { SECOND } from '../domain/calendar/instants.ts';
import { EVENTS_TOPIC } from '../functions/delivery/publish.ts';
import { DEAD_EVENTS, deadLetters } from '../functions/deployment/deadLetters.ts';
import { MAILS_TOPIC } from '../functions/effects/mail/wakeMailSender.ts';
import type { Settings } from './settings.ts';

/**
 * The topics that functions publish to and listen at, and the one for messages that nobody could
 * handle. Eventarc makes the subscriptions of the first two with the functions; the deployment
 * gives them their dead letters (functions/deployment/deadLetters.ts). `pubsubAgent`: the account
 * by which Pub/Sub itself forwards dead letters.
 */
export const rentTopics = ({ project }: Settings, pubsubAgent: Input<string>, options: CustomResourceOptions) => {
  const rent = (name: string) => new pubsub.Topic(name, { project, name }, { ...options, protect: true });
  const dead = new pubsub.Topic(DEAD_EVENTS, { project, name: DEAD_EVENTS }, options);
  new pubsub.Subscription(
    DEAD_EVENTS,
    {
      ...{ project, name: DEAD_EVENTS, topic: dead.name },
      messageRetentionDuration: `${deadLetters.keptMs / SECOND}s`,
      // Never expires, however long nobody reads it.
      expirationPolicy: { ttl: '' },
    },
    options,
  );
  new pubsub.TopicIAMMember('dead letters', { project, topic: dead.name, role: 'roles/pubsub.publisher', member: pubsubAgent }, options);
  return { events: rent(EVENTS_TOPIC), mails: rent(MAILS_TOPIC) };
};
