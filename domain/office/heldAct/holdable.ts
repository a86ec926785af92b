import { type AggregateName, streamIdOf } from '../../kernel/identifiers.ts';
import type { OfficePart } from '../../kernel/officeParts.ts';
import type { HoldableAct } from './acts.ts';

/** The statuses of a held act. `LAPSED`: refused when it was carried out. */
export const heldActStatuses = ['HELD', 'UNDONE', 'CARRIED_OUT', 'LAPSED'] as const;

export const holdableAggregates = ['offer', 'entry', 'invoice'] as const satisfies readonly HoldableAct['aggregate'][];

type TypeOf<Act> = Act extends { readonly command: { readonly type: infer Type } } ? Type : never;
export type HeldType = TypeOf<HoldableAct>;
type HeldDecision = TypeOf<Extract<HoldableAct, { aggregate: 'offer' }>>;

/** The decisions on a deal that wait. */
export const heldDecisions = [
  'adminApprove',
  'adminDisapprove',
  'adminApproveChange',
  'adminDisapproveChange',
  'settleCancellation',
  'dismissCancellation',
  'settleProxy',
] as const satisfies readonly HeldDecision[];

export const isHeldDecision = (type: string): type is HeldDecision => (heldDecisions as readonly string[]).includes(type);

export const heldParts = ['deals', 'bills'] as const satisfies readonly OfficePart[];
export type HeldPart = (typeof heldParts)[number];
export const partOfHeld: Readonly<Record<HoldableAct['aggregate'], HeldPart>> = { offer: 'deals', entry: 'deals', invoice: 'bills' };

export const isHoldable = (aggregate: AggregateName): aggregate is HoldableAct['aggregate'] => aggregate in partOfHeld;

/**
 * The id of a held act: one act at a time waits on a deal, on an invoice, and on a client's month.
 */
export const heldActIdOf = ({ aggregate, entityId, command }: HoldableAct): string =>
  streamIdOf(aggregate, command.type === 'issue' ? `${entityId}_${command.month}` : entityId);
