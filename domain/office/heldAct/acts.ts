import { z } from 'zod';
import type { Shape } from '../../kernel/definition.ts';
import { identifier } from '../../kernel/validation.ts';
import { invoice } from '../../money/invoice/invoice.ts';
import { payloadOf } from '../../work/deal/commandRow.ts';
import { entryCommands } from '../../work/entry/commands.ts';
import { offerCommands } from '../../work/offer/commands.ts';

const command = <Type extends string, Payload extends Shape>(type: Type, payload: Payload) =>
  z.strictObject({ type: z.literal(type), ...payload });

const onDeal = (rows: typeof offerCommands | typeof entryCommands) => ({
  entityId: identifier,
  command: z.discriminatedUnion('type', [
    command('adminApprove', payloadOf(rows.adminApprove)),
    command('adminDisapprove', payloadOf(rows.adminDisapprove)),
    command('adminApproveChange', payloadOf(rows.adminApproveChange)),
    command('adminDisapproveChange', payloadOf(rows.adminDisapproveChange)),
    command('settleCancellation', payloadOf(rows.settleCancellation)),
    command('dismissCancellation', payloadOf(rows.dismissCancellation)),
    command('settleProxy', payloadOf(rows.settleProxy)),
  ]),
});

const { issue, remind } = invoice.commandRows;

/**
 * The acts that wait for ten seconds, in which the member can undo them: commands as a browser
 * sends them. The entity of an issue is the client.
 */
export const holdableAct = z.discriminatedUnion('aggregate', [
  z.strictObject({ aggregate: z.literal('offer'), ...onDeal(offerCommands) }),
  z.strictObject({ aggregate: z.literal('entry'), ...onDeal(entryCommands) }),
  z.strictObject({
    aggregate: z.literal('invoice'),
    entityId: identifier,
    command: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('issue'), month: issue.payload.month, expected: issue.payload.expected }),
      command('remind', remind.payload),
    ]),
  }),
]);

/** An act that waits before it is carried out. */
export type HoldableAct = z.infer<typeof holdableAct>;
