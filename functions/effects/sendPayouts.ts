import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { hintOf } from '#domain/money/payee/fields.ts';
import type { PayoutState } from '#domain/money/payout/events.ts';
import { type PayoutCommand, payout } from '#domain/money/payout/payout.ts';
import { type TransferCommand, transfer } from '#domain/money/transfer/transfer.ts';
import type { TransferRow } from '#domain/money/transfer/transferFile.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { type Payee, payeePath } from '#projections/payout/payees.schema.ts';
import { accountOf } from '../bills/closedWork.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand, tryCommand } from '../eventStore/executeCommand.ts';
import type { Rule } from '../eventStore/rule.ts';
import type { Runtime } from '../ports.ts';

type Ordered = EnvelopeNamed<'TransferOrdered'>;
type Answer = TransferRow | { readonly payoutId: string; readonly code: string };

/**
 * Sends a payout with the account that was in effect when the transfer was ordered. The payout
 * decides; its command's id is made from the event, so a repeated delivery gets the same answer.
 */
const sendOne = async (runtime: Runtime, event: Ordered, payoutId: string): Promise<Answer> => {
  const { id, streamId, meta, data } = event;
  const transferId = parseStreamId(streamId).entityId;
  const because = { sender: 'system' as const, causationId: id, correlationId: meta.correlationId };
  const talentId = payoutId.slice(0, payoutId.lastIndexOf('_'));
  const path = payeePath(talentId);
  const accountIn = (held: unknown) => accountOf(held as Payee | undefined, data.orderedAt);
  const sent = { type: 'send', transferId, day: data.day } as const;
  const fillCommand: Rule['fillCommand'] = (_states, _held, documents) => {
    const account = accountIn(documents.get(path));
    return { ...sent, to: account && hintOf(account) } satisfies PayoutCommand;
  };
  const rules = [{ documents: [path], fillCommand }];
  const request = {
    aggregate: payout,
    entityId: payoutId,
    command: sent,
    commandId: `sent_${id}_${payoutId}`,
    begins: false,
    rules,
    ...because,
  };
  try {
    await announce(runtime, await executeCommand(runtime, request));
    const { state } = await tryCommand(runtime, request);
    const { total: yen } = state as Extract<PayoutState, { total: number }>;
    const account = accountIn((await runtime.db.doc(path).get()).data());
    if (!account) throw new DomainError('account-missing');
    return { payoutId, yen, account };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'aborted') throw error;
    return { payoutId, code: error.code };
  }
};

/**
 * Makes the content of a transfer file. Each payout is asked once; a crash in between repeats the
 * rest. The file has what the payouts accepted, and nothing is added later.
 */
export const sendPayouts = async (runtime: Runtime, event: Ordered): Promise<void> => {
  const { id, streamId, meta, data } = event;
  const answers: Answer[] = [];
  for (const payoutId of data.payouts) answers.push(await sendOne(runtime, event, payoutId));
  const command: TransferCommand = {
    type: 'ready',
    day: data.day,
    rows: answers.filter((answer) => 'yen' in answer),
    refused: answers.filter((answer) => 'code' in answer),
  };
  const request = { aggregate: transfer, entityId: parseStreamId(streamId).entityId, command, commandId: `ready_${id}` };
  await announce(
    runtime,
    await executeCommand(runtime, { ...request, sender: 'system', causationId: id, correlationId: meta.correlationId }),
  );
};
