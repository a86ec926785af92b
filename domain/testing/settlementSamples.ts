import { fold } from '../kernel/decider.ts';
import type { SettlementEvent } from '../money/settlement/events.ts';
import { type SettlementCommand, settlement } from '../money/settlement/settlement.ts';
import { by, DAY, NOON } from './contexts.ts';

export type Sent = readonly [SettlementCommand, ReturnType<typeof by>];

export const settledBy = (...sent: readonly Sent[]): SettlementEvent[] => {
  const events: SettlementEvent[] = [];
  for (const [command, context] of sent) events.push(...settlement.decider.decide(command, fold(settlement.decider, events), context));
  return events;
};

const { report, answer, decide, claimBill } = settlement.commandRows;
/** The cast reports at noon of the last day; the client answers a day later. */
export const reported: Sent = [{ type: 'report', ...report.example }, by('talent')];
export const reportedByClient: Sent = [{ type: 'report', ...report.example }, by('client')];
export const handedOver: Sent = [{ type: 'handOver' }, by('system', NOON + 3 * DAY)];
export const agreed: Sent = [{ type: 'answer', ...answer.example, objections: [] }, by('client', NOON + DAY)];
export const objected: Sent = [{ type: 'answer', ...answer.example }, by('client', NOON + DAY)];
export const decided: Sent = [{ type: 'decide', ...decide.example }, by('office', NOON + 4 * DAY)];
export const claimed: Sent = [{ type: 'claimBill', ...claimBill.example }, by('system', NOON + 5 * DAY)];
