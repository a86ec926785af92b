import { DAY } from '#domain/calendar/instants.ts';
import { EVENTS_TOPIC } from '../delivery/publish.ts';
import { subscriptionOptions } from '../platform/options.ts';

/**
 * The dead-letter topic of the events. The stream of a dead message still owes the event, so the
 * sweep publishes it again.
 */
export const DEAD_EVENTS = 'events-dead';

/**
 * After how many attempts a message is a dead letter, the backoff (s), and how long it is kept
 * (ms).
 */
export const deadLetters = { attempts: 100, minBackoffSeconds: 1, maxBackoffSeconds: 60, keptMs: 7 * DAY } as const;

/** A row of `gcloud pubsub subscriptions list --format=json`; only the fields that we read. */
export type ListedSubscription = { readonly name: string; readonly topic: string };

/**
 * The subscriptions that Eventarc created for the events topic. Compares the whole name, because
 * the dead-letter topic has the same prefix.
 */
const ofEvents = (project: string, listed: readonly ListedSubscription[]): readonly string[] =>
  listed.filter(({ topic }) => topic === `projects/${project}/topics/${EVENTS_TOPIC}`).map(({ name }) => name.replace(/^.*\//, ''));

/**
 * gcloud commands that give each subscription of the events its dead letter and backoff, and the
 * right to forward. Idempotent. Throws if there is no subscription: deploy the functions first.
 */
export const deadLetterCommands = (
  project: string,
  projectNumber: string,
  listed: readonly ListedSubscription[],
): readonly (readonly string[])[] => {
  const subscriptions = ofEvents(project, listed);
  if (subscriptions.length === 0) throw new Error(`no subscription of the topic ${EVENTS_TOPIC} in ${project}: deploy the functions first`);
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
