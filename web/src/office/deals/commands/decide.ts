import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { isHeldDecision } from '#domain/office/heldAct/holdable.ts';
import type { proxyAnswers, ReasonCode } from '#domain/work/deal/fields.ts';
import type { OnBehalf } from '#domain/work/deal/proxy.ts';
import type { proxyOutcomes } from '#domain/work/deal/state.ts';
import { heldActPath } from '#projections/office/heldActs.schema.ts';
import { type Deal, type DealKind, documentOf, kinds } from '#web/entities/deal/kinds.ts';
import { CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { type Reflection, waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';
import { colleague } from '../../acts/colleague.tsx';
import type { EndAction } from '../../dealParts/texts.ts';
import { eventText } from '../../history/eventTexts.ts';
import { type DecidedOn, decisionBy, lastDecision } from '../queries/decision.ts';

/**
 * The office's decision on a deal or on a change of terms, with the version that the member saw
 * and, for a refusal, the reason.
 */
export type Decision =
  | { readonly type: 'adminApprove'; readonly termsNo: number }
  | { readonly type: 'adminApproveChange'; readonly proposalNo: number }
  | { readonly type: 'adminDisapproveChange'; readonly proposalNo: number; readonly reason: string }
  | { readonly type: 'settleCancellation'; readonly calledOffAt: number; readonly cancelFee: number; readonly reason: string }
  | { readonly type: 'dismissCancellation'; readonly calledOffAt: number; readonly reason: string }
  | { readonly type: 'settleProxy'; readonly outcome: (typeof proxyOutcomes)[number]; readonly reason: string }
  | { readonly type: (typeof proxyAnswers)[number]; readonly onBehalf: OnBehalf; readonly reasonCode?: ReasonCode | undefined }
  | { readonly type: Exclude<EndAction, 'adminDisapproveChange' | 'dismissCancellation'>; readonly reason: string };

export const decidedOn = (type: Decision['type']): DecidedOn => (/^admin.*Change$/.test(type) ? 'change' : 'deal');

export const dealtWithText = (by: string, type: string): string => `${by}が、すでに処理しています（${eventText(type)}）。`;
const dealtWithBy = (by: string, type: string) => new CommandError('dealt-with', dealtWithText(by, type));

/** Names the colleague who acted first, if an outdated version caused the refusal. */
export const withColleague = async (
  kind: DealKind,
  id: string,
  failure: unknown,
  on?: DecidedOn,
  since?: number,
): Promise<CommandError> => {
  const refusal = commandErrorOf(failure);
  if (refusal.code !== 'status-conflict') return refusal;
  const decision = await lastDecision(kind, id, on, since);
  return decision ? dealtWithBy(await colleague(decision.actor.uid), decision.type) : refusal;
};

type DealOf = Pick<Deal, 'id' | 'jobId' | 'version'>;
type Sending = { readonly commandId: string; readonly uid: string };

/** Sends a decision that waits ten seconds, in which the member can undo it. */
const hold = async (kind: DealKind, { id, version }: DealOf, command: Decision, commandId: string): Promise<Reflection> => {
  const act = { aggregate: kind, entityId: id, command };
  const answer = await sendCommand('heldActs', { type: 'hold', act, commandId }).catch(async (failure) => {
    throw await withColleague(kind, id, failure, decidedOn(command.type), version);
  });
  return waitForVersion(heldActPath(streamIdOf(kind, id)), answer.version);
};

/**
 * Sends a decision and waits until a document shows it. A decision that a colleague has already
 * made changes nothing on the server. Here it throws `dealt-with` with the colleague, so that the
 * slower of two members is told.
 */
export const decide = async (kind: DealKind, deal: DealOf, decision: Decision, { commandId, uid }: Sending): Promise<Reflection> => {
  if (isHeldDecision(decision.type)) return hold(kind, deal, decision, commandId);
  const { id, jobId, version: since } = deal;
  const { collection, idField } = kinds[kind];
  const on = decidedOn(decision.type);
  const answer = await sendCommand(collection, { [idField]: id, ...decision, commandId }).catch(async (failure) => {
    throw await withColleague(kind, id, failure, on, since);
  });
  const reflection = await waitForVersion(documentOf(kind, jobId, id), answer.version);
  const last = await decisionBy(kind, id, answer.version, on, since);
  if (last && last.actor.uid !== uid) throw dealtWithBy(await colleague(last.actor.uid), last.type);
  return reflection;
};
