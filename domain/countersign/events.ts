import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { countersignFields } from './fields.ts';

const { act, target, command, askedBy, amount, jobId, clientId, talentId, personId, refusedWith, confirmedBy, confirmedAt } =
  countersignFields;

/**
 * On every event: which act on what, who asked for it, and whom it is about, so that each can be
 * read alone.
 */
const request = { act, target, askedBy, jobId, clientId, talentId, personId };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const countersignEvents = {
  CountersignAsked: event({ ...request, command, amount, reason: personal(z.string()) }),
  CountersignConfirmed: event({ ...request, amount, confirmedBy, confirmedAt }),
  CountersignDeclined: event({ ...request, amount, reason: personal(z.string()) }),
  CountersignWithdrawn: event(request),
  CountersignCarriedOut: event(request),
  CountersignLapsed: event({ ...request, refusedWith }),
} as const;

export type CountersignEvent = EventOf<typeof countersignEvents>;
