import { match } from 'ts-pattern';
import { z } from 'zod';
import type { Shape } from '../../kernel/definition.ts';
import type { AggregateName } from '../../kernel/identifiers.ts';
import { dutyFields } from '../../kernel/officeRoles.ts';
import { identifier } from '../../kernel/validation.ts';
import { PRICE_LIST, priceList } from '../../money/priceList/priceList.ts';
import { transfer } from '../../money/transfer/transfer.ts';
import { payloadOf } from '../../work/deal/commandRow.ts';
import { entryCommands } from '../../work/entry/commands.ts';
import { offerCommands } from '../../work/offer/commands.ts';
import { audit } from '../audit/audit.ts';
import { CONTROL, control } from '../control/control.ts';
import { operation, operationIdOf } from '../operation/operation.ts';

const about = <Name extends AggregateName>(aggregate: Name) => ({ aggregate: z.literal(aggregate) });
const command = <Type extends string, Payload extends Shape>(type: Type, payload: Payload) =>
  z.strictObject({ type: z.literal(type), ...payload });

const onDeal = ({ ignoreBill, adminApprove, adminApproveChange }: typeof offerCommands | typeof entryCommands) => ({
  entityId: identifier,
  command: z.discriminatedUnion('type', [
    command('ignoreBill', payloadOf(ignoreBill)).omit({ reason: true }),
    command('adminApprove', payloadOf(adminApprove)),
    command('adminApproveChange', payloadOf(adminApproveChange)),
  ]),
});

/** The acts that a member can request: commands without their reason, which the request has. */
export const askedAct = z.discriminatedUnion('aggregate', [
  z.strictObject({ ...about('offer'), ...onDeal(offerCommands) }),
  z.strictObject({ ...about('entry'), ...onDeal(entryCommands) }),
  z.strictObject({ ...about('account'), entityId: identifier, command: z.strictObject({ type: z.literal('setDuties'), ...dutyFields }) }),
  z.strictObject({ ...about('control'), command: command('set', control.commandRows.set.payload).omit({ reason: true }) }),
  z.strictObject({ ...about('priceList'), command: command('announce', priceList.commandRows.announce.payload).omit({ reason: true }) }),
  z.strictObject({ ...about('transfer'), entityId: identifier, command: command('order', transfer.commandRows.order.payload) }),
  z.strictObject({
    ...about('operation'),
    command: command('discardEvent', operation.commandRows.discardEvent.payload).omit({ reason: true, requestId: true }),
  }),
  z.strictObject({
    ...about('audit'),
    command: command('exportBills', audit.commandRows.exportBills.payload).omit({
      reason: true,
      requestId: true,
      count: true,
      total: true,
      sha256: true,
      replaced: true,
    }),
  }),
]);

export type AskedAct = z.infer<typeof askedAct>;

/** The entity id of an act. An export has one id for all bills. */
export const entityOf = (asked: AskedAct): string => {
  if ('entityId' in asked) return asked.entityId;
  if (asked.aggregate === 'operation') return operationIdOf(asked.command);
  return match(asked.aggregate)
    .with('control', () => CONTROL)
    .with('priceList', () => PRICE_LIST)
    .with('audit', () => 'bills')
    .exhaustive();
};

const unreasoned: readonly string[] = ['adminApprove', 'adminApproveChange', 'order'];

type Asked = { readonly type: string; readonly [field: string]: unknown };

/** The complete command to decide. `requestId` makes a repeated repair a different one. */
export const commandOf = (aggregate: AggregateName, command: Asked, reason: string, requestId: string): Asked => ({
  ...command,
  ...(!unreasoned.includes(command.type) && { reason }),
  ...(aggregate === 'operation' && { requestId }),
});
