import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { permit } from '../../kernel/domainError.ts';
import type { AuditCommand } from './commands.ts';
import { type AuditEvent, auditEvents } from './events.ts';

/** The events hold what was read. A decision only has to recognise a repeated request. */
export type AuditState = { readonly status: 'NONE' } | { readonly status: 'KEPT'; readonly lastRequest: string };

const initial: AuditState = { status: 'NONE' };

const decide = (command: AuditCommand, state: AuditState, { actor }: DecisionContext): AuditEvent[] => {
  permit(actor.role === 'office');
  if (state.status === 'KEPT' && state.lastRequest === command.requestId) return [];
  return match(command)
    .returnType<AuditEvent[]>()
    .with({ type: 'readHistory' }, ({ type: _, ...data }) => [{ type: 'AuditHistoryRead', data }])
    .with({ type: 'openPersonal' }, ({ type: _, ...data }) => [{ type: 'AuditPersonalOpened', data: { ...data, told: true } }])
    .with({ type: 'exportBills' }, ({ type: _, ...data }) => [{ type: 'AuditBillsExported', data }])
    .exhaustive();
};

const evolve = (_: AuditState, { data }: AuditEvent): AuditState => ({ status: 'KEPT', lastRequest: data.requestId });

/** Decides commands on the office's reads of data and folds its events. */
export const decider: Decider<AuditState, AuditCommand, AuditEvent> = { initial, decide, evolve };

/**
 * The aggregate of the office's reads: histories, opened personal data, exported bills. One stream
 * per member and day.
 */
export const audit: Aggregate<AuditState, AuditCommand, AuditEvent> = {
  name: 'audit',
  decider,
  events: auditEvents,
  snapshotSchema: 1,
  subject: () => '',
};
