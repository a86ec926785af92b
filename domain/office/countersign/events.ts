import { z } from 'zod';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { countersignFields } from './fields.ts';

const { act, target, command, askedBy, amount, jobId, clientId, talentId, personId, refusedWith, confirmedBy, confirmedAt } =
  countersignFields;

/** On every event: act, target, sender and people, so that each event is readable alone. */
const request = { act, target, askedBy, jobId, clientId, talentId, personId };

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a request for a second member, by type, as the log stores them. */
export const countersignEvents = {
  CountersignAsked: event({ ...request, command, amount, reason: personal(z.string()) }),
  CountersignConfirmed: event({ ...request, amount, confirmedBy, confirmedAt }),
  CountersignDeclined: event({ ...request, amount, reason: personal(z.string()) }),
  CountersignWithdrawn: event(request),
  CountersignCarriedOut: event(request),
  CountersignLapsed: event({ ...request, refusedWith }),
} as const;

/** Any event of a request for a second member. */
export type CountersignEvent = EventOf<typeof countersignEvents>;
