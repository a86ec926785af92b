import { match } from 'ts-pattern';
import { invoice } from '#domain/money/invoice/invoice.ts';
import type { HoldableAct } from '#domain/office/heldAct/acts.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { CommandRequest, EventStore } from '../eventStore/request.ts';
import { newEntityId } from '../eventStore/request.ts';
import { invoiceIssuer } from '../platform/settings.ts';
import { invoiceMonthIsOpen } from './billing.ts';
import { rulesOf } from './dealRules.ts';
import { issueTarget } from './issueInvoice.ts';

type Target = Pick<CommandRequest, 'aggregate' | 'entityId' | 'command' | 'rules' | 'begins'>;

/** The stream, the rules and the command of a held act: the same as of the act sent directly. */
const targetOf = (eventStore: EventStore, act: HoldableAct, uid: string, commandId: string): Target | Promise<Target> =>
  match(act)
    .with({ command: { type: 'issue' } }, async ({ entityId: clientId, command }) => {
      const sent = { ...command, clientId };
      return { aggregate: invoice, ...(await issueTarget(eventStore, sent, newEntityId(commandId, uid), invoiceIssuer())) };
    })
    .with({ aggregate: 'invoice' }, ({ entityId, command }) => {
      return { aggregate: invoice, entityId, command, begins: false, rules: [invoiceMonthIsOpen({ ...command, invoiceId: entityId })] };
    })
    .otherwise(({ aggregate, entityId, command }) => {
      const deal = aggregate === 'offer' ? offer : entry;
      return { aggregate: deal, entityId, command, begins: false, rules: (ids) => rulesOf({ deal, entityId, command, uid, ids }) };
    });

/** The request of a held act, sent as the member who acted. */
export const heldRequest = async (eventStore: EventStore, act: HoldableAct, uid: string, commandId: string): Promise<CommandRequest> => ({
  ...(await targetOf(eventStore, act, uid, commandId)),
  commandId,
  sender: { uid, hasRequiredSecondFactor: true },
});
