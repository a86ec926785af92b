import { EFFECTS_TOPIC, EVENTS_TOPIC, type EventTopic, eventTopics, type Message } from '../delivery/publish.ts';
import { staysInDatabase } from './policies.ts';

/**
 * Whether the effects of a message's events run beside their shared documents, in the function
 * `projections`. Effects that reach accounts, files or other servers run in the function `policies`
 * only, and so do all that are delivered again.
 */
export const runBeside = ({ owes = [], events = [] }: Message): boolean =>
  owes.includes('policies') && owes.includes('shared') && events.length > 0 && events.every(staysInDatabase);

/**
 * The topics of a message: the function `projections` gets what owes documents, the function
 * `policies` what owes effects that do not run beside them. Without `owes` both look.
 */
export const topicsOf = (message: Message): readonly EventTopic[] => {
  const { owes } = message;
  if (!owes) return eventTopics;
  const isFor: Readonly<Record<EventTopic, boolean>> = {
    [EVENTS_TOPIC]: owes.some((each) => each !== 'policies'),
    [EFFECTS_TOPIC]: owes.includes('policies') && !runBeside(message),
  };
  return eventTopics.filter((topic) => isFor[topic]);
};
