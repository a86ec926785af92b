import { DomainError } from '#domain/kernel/domainError.ts';
import type { InvoiceState } from '#domain/money/invoice/state.ts';
import { amountOf, whomOf } from '#domain/office/countersign/subject.ts';
import type { HoldableAct } from '#domain/office/heldAct/acts.ts';
import { type HeldActCommand, heldAct } from '#domain/office/heldAct/heldAct.ts';
import { heldActIdOf } from '#domain/office/heldAct/holdable.ts';
import { tryCommand } from '../eventStore/executeCommand.ts';
import { requireOffice } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import { heldRequest } from '../rules/heldRequest.ts';
import { runtime } from '../runtime.ts';

type Facts = Pick<Extract<HeldActCommand, { type: 'hold' }>, 'amount' | 'clientId' | 'talentId'>;

/** The amount (yen) and the people of an act on a stream in this state. */
const factsOf = ({ aggregate, entityId, command }: HoldableAct, state: unknown): Facts => {
  if (command.type === 'issue') return { amount: command.expected.total, clientId: entityId, talentId: null };
  if (aggregate === 'invoice')
    return { amount: null, clientId: (state as Extract<InvoiceState, { clientId: string }>).clientId, talentId: null };
  const { clientId, talentId } = whomOf(aggregate, entityId, state);
  const amount = command.type === 'settleCancellation' ? command.cancelFee : amountOf(aggregate, command.type, state);
  return { amount, clientId: clientId ?? '', talentId };
};

/** Acts of the office that wait ten seconds. What would be refused is refused at once. */
export const heldActs = callableOf(heldAct, {
  hold: async ({ act }, caller, commandId) => {
    if (act.command.type === 'issue') await requireOffice(runtime(), caller, 'bills');
    const asked = await heldRequest(runtime(), act, caller.uid, commandId);
    const { uid, hasRequiredSecondFactor, signedInAt } = caller;
    const sender = { uid, hasRequiredSecondFactor, signedInAt };
    const { state, changes } = await tryCommand(runtime(), { ...asked, sender });
    if (!changes) throw new DomainError('status-conflict');
    return { entityId: heldActIdOf(act), command: { type: 'hold', act, ...factsOf(act, state) } satisfies HeldActCommand };
  },
});
