import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { conflict, notFound } from '../../work/deal/outcomes.ts';
import type { CommandOf, ReportCommand } from './commands.ts';
import { contentFaults, type ReportContent, type ReportOutcome } from './content.ts';
import { type ReportEvent, reportEvents } from './events.ts';
import { peopleIn, type Reporter, reportersOf } from './subject.ts';

/**
 * The state of one person's reports of one subject: their number, and a fingerprint of the last
 * report or settlement.
 */
export type ReportState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'OPEN' | 'SETTLED';
      readonly number: number;
      readonly said: number;
      readonly clientId: string | null;
      readonly talentId: string | null;
    };

const initial: ReportState = { status: 'NONE' };

const contentPrint = ({ reason, words }: Pick<ReportContent, 'reason'> & { words: string | null }) => fingerprint({ reason, words });
const settlementPrint = ({ outcome, note }: { outcome: ReportOutcome; note: string | null }) => fingerprint({ outcome, note });

/** The sender's side. Only people who see the subject can report it, and only in their own name. */
const reporterOf = ({ kind, clientId, talentId }: CommandOf<'report'>, { actor: { uid, role } }: DecisionContext): Reporter => {
  permit((role === 'client' && uid === clientId) || (role === 'talent' && uid === talentId));
  permit(reportersOf[kind].includes(role));
  return role;
};

const make = (command: CommandOf<'report'>, state: ReportState, context: DecisionContext): ReportEvent[] => {
  const by = reporterOf(command, context);
  const faults = contentFaults(command.kind, command);
  if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
  if (state.status === 'OPEN') {
    if (state.said === contentPrint(command)) return [];
    throw new DomainError('report-open');
  }
  const { type: _, ...data } = command;
  return [{ type: 'ReportMade', data: { ...data, by, number: state.status === 'NONE' ? 1 : state.number + 1 } }];
};

const settle = (command: CommandOf<'settle'>, state: ReportState, { actor }: DecisionContext): ReportEvent[] => {
  permit(actor.role === 'office');
  if (state.status === 'NONE' || command.number > state.number) return notFound();
  if (command.number < state.number) return conflict();
  const { number, outcome, note } = command;
  if (state.status === 'SETTLED') return state.said === settlementPrint(command) ? [] : conflict();
  const { clientId, talentId } = state;
  return [{ type: 'ReportSettled', data: { clientId, talentId, number, outcome, note } }];
};

const decide = (command: ReportCommand, state: ReportState, context: DecisionContext): ReportEvent[] =>
  match(command)
    .with({ type: 'report' }, (made) => make(made, state, context))
    .with({ type: 'settle' }, (settled) => settle(settled, state, context))
    .exhaustive();

/**
 * A settlement concerns both sides. Version 1 does not name them; the stream's id names the
 * reporter and sometimes the other person.
 */
const settledAbout = (entityId: string, { clientId, talentId }: { clientId?: string | null; talentId?: string | null }): string[] => {
  if (clientId && talentId) return [clientId, talentId];
  return peopleIn(entityId);
};

const betweenOf = ({ clientId, talentId }: { clientId: string | null; talentId: string | null }) => ({ clientId, talentId });

const evolve = (_: ReportState, event: ReportEvent): ReportState =>
  match(event)
    .returnType<ReportState>()
    .with({ type: 'ReportMade' }, ({ data }) => ({ status: 'OPEN', number: data.number, said: contentPrint(data), ...betweenOf(data) }))
    .with({ type: 'ReportSettled' }, ({ data }) => ({
      status: 'SETTLED',
      number: data.number,
      said: settlementPrint(data),
      ...betweenOf(data),
    }))
    .exhaustive();

/** Decides commands on a report and folds its events. */
export const decider: Decider<ReportState, ReportCommand, ReportEvent> = { initial, decide, evolve };

/** The aggregate of reports to the office, about postings, profiles, messages and reviews. */
export const report: Aggregate<ReportState, ReportCommand, ReportEvent> = {
  name: 'report',
  decider,
  events: reportEvents,
  snapshotSchema: 2,
  subject: (entityId, { type, data }) => (type === 'ReportMade' ? data[`${data.by}Id`] : settledAbout(entityId, data)),
};
