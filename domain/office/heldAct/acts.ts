import { z } from 'zod';
import type { Shape } from '../../kernel/definition.ts';
import { type AggregateName, streamIdOf } from '../../kernel/identifiers.ts';
import { identifier } from '../../kernel/validation.ts';
import { invoice } from '../../money/invoice/invoice.ts';
import { payloadOf } from '../../work/deal/commandRow.ts';
import { entryCommands } from '../../work/entry/commands.ts';
import { offerCommands } from '../../work/offer/commands.ts';

const command = <Type extends string, Payload extends Shape>(type: Type, payload: Payload) =>
  z.strictObject({ type: z.literal(type), ...payload });

/** The office's decisions on a deal. */
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

/** The aggregates with such acts. */
export const holdableAggregates = ['offer', 'entry', 'invoice'] as const satisfies readonly HoldableAct['aggregate'][];
/** The parts of the office's work that such acts belong to. */
export const heldParts = ['deals', 'bills'] as const;
/** The part of the office that reads a held act. */
export const partOfHeld = { offer: 'deals', entry: 'deals', invoice: 'bills' } as const satisfies Readonly<
  Record<HoldableAct['aggregate'], (typeof heldParts)[number]>
>;

/** Whether acts on an aggregate wait before they are carried out. */
export const isHoldable = (aggregate: AggregateName): aggregate is HoldableAct['aggregate'] => aggregate in partOfHeld;

/**
 * The id of a held act: one act at a time waits on a deal, on an invoice, and on a client's month.
 */
export const heldActIdOf = ({ aggregate, entityId, command }: HoldableAct): string =>
  streamIdOf(aggregate, command.type === 'issue' ? `${entityId}_${command.month}` : entityId);
