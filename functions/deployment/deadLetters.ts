import { DAY } from '#domain/kernel/calendar/instants.ts';
import { eventTopics } from '../delivery/publish.ts';
import { subscriptionOptions } from '../platform/options.ts';

/** The dead-letter topic. Its streams still owe the event, so the sweep publishes it again. */
export const DEAD_EVENTS = 'events-dead';

/** Attempts before a message is a dead letter, the backoff (s), how long it is kept (ms). */
export const deadLetters = { attempts: 100, minBackoffSeconds: 1, maxBackoffSeconds: 60, keptMs: 7 * DAY } as const;

/** A row of `gcloud pubsub subscriptions list --format=json`; only the fields that we read. */
export type ListedSubscription = { readonly name: string; readonly topic: string };

/**
 * The subscriptions that Eventarc created for a topic of events. Compares the whole name, because
 * the dead-letter topic has the same prefix.
 */
const ofTopic = (project: string, listed: readonly ListedSubscription[], topic: string): readonly string[] => {
  const names = listed.filter((each) => each.topic === `projects/${project}/topics/${topic}`).map(({ name }) => name.replace(/^.*\//, ''));
  if (names.length === 0) throw new Error(`no subscription of the topic ${topic} in ${project}: deploy the functions first`);
  return names;
};

/**
 * gcloud commands that give each subscription of the events its dead letter and backoff, and the
 * right to forward. Idempotent. Throws if a topic has none: deploy the functions first.
 */
export const deadLetterCommands = (
  project: string,
  projectNumber: string,
  listed: readonly ListedSubscription[],
): readonly (readonly string[])[] => {
  const subscriptions = eventTopics.flatMap((topic) => ofTopic(project, listed, topic));
  const { attempts, minBackoffSeconds, maxBackoffSeconds } = deadLetters;
  return subscriptions.flatMap((name) => [
    [
      ...['gcloud', 'pubsub', 'subscriptions', 'update', name, `--project=${project}`],
      ...[`--dead-letter-topic=${DEAD_EVENTS}`, `--max-delivery-attempts=${attempts}`],
      ...[`--min-retry-delay=${minBackoffSeconds}s`, `--max-retry-delay=${maxBackoffSeconds}s`],
      `--ack-deadline=${subscriptionOptions.timeoutSeconds}`,
    ],
    [
      ...['gcloud', 'pubsub', 'subscriptions', 'add-iam-policy-binding', name, `--project=${project}`],
      `--member=serviceAccount:service-${projectNumber}@gcp-sa-pubsub.iam.gserviceaccount.com`,
      '--role=roles/pubsub.subscriber',
    ],
  ]);
};
