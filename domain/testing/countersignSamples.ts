import { type CountersignEvent, countersign } from '../office/countersign/countersign.ts';
import { NOON, uidOf } from './contexts.ts';
import { parties } from './dealSamples.ts';

export const colleague = 'office-2';

/** A bill that one member wants to ignore. */
export const request = { act: 'WRITE_OFF', target: 'offer-offer-1', askedBy: colleague, ...parties, personId: null } as const;
export const command = { type: 'ignoreBill' } as const;
export const asked: CountersignEvent = {
  type: 'CountersignAsked',
  data: { ...request, command, amount: 40_000, reason: '無償協力のため' },
};

export const confirmed: CountersignEvent = {
  type: 'CountersignConfirmed',
  data: { ...request, amount: 40_000, confirmedBy: uidOf.office, confirmedAt: NOON },
};

export const ask = { type: 'ask', ...countersign.commandRows.ask.example } as const;
