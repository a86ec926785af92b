import { DAY } from '#domain/calendar/instants.ts';
import { EVENTS_TOPIC } from '../delivery/publish.ts';
import { subscriptionOptions } from '../platform/options.ts';

/**
 * Where a message goes that a subscription of the events could not handle. Its stream still owes
 * the event, so the sweep publishes it again.
 */
export const DEAD_EVENTS = 'events-dead';

/**
 * When a message is given up, how long Pub/Sub waits between two attempts, and how long a dead
 * letter is kept.
 */
export const deadLetters = { attempts: 100, minBackoffSeconds: 1, maxBackoffSeconds: 60, keptMs: 7 * DAY } as const;

/**
 * A subscription as `gcloud pubsub subscriptions list --format=json` shows it; only what is read
 * here.
 */
export type ListedSubscription = { readonly name: string; readonly topic: string };

/**
 * The subscriptions that Eventarc made of the events' topic. Not that of the dead letters, whose
 * topic begins with the same name.
 */
const ofEvents = (project: string, listed: readonly ListedSubscription[]): readonly string[] =>
  listed.filter(({ topic }) => topic === `projects/${project}/topics/${EVENTS_TOPIC}`).map(({ name }) => name.replace(/^.*\//, ''));

/**
 * The commands of gcloud that give each subscription of the events its dead letter and its backoff,
 * and that let Pub/Sub forward from it. Run twice, they change nothing. Throws when there is no
 * subscription: the functions are not deployed yet.
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
