import { type AggregateName, streamIdOf } from '../../kernel/identifiers.ts';
import type { OfficePart } from '../../kernel/officeParts.ts';
import type { HoldableAct } from './acts.ts';

/** The statuses of a held act. `LAPSED`: refused when it was carried out. */
export const heldActStatuses = ['HELD', 'UNDONE', 'CARRIED_OUT', 'LAPSED'] as const;

/** The aggregates with acts that wait before they are carried out. */
export const holdableAggregates = ['offer', 'entry', 'invoice'] as const satisfies readonly HoldableAct['aggregate'][];

type TypeOf<Act> = Act extends { readonly command: { readonly type: infer Type } } ? Type : never;
/** The type of a command that waits. */
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

/** Whether a decision on a deal waits before it is carried out. */
export const isHeldDecision = (type: string): type is HeldDecision => (heldDecisions as readonly string[]).includes(type);

/** The parts of the office's work that such acts belong to. */
export const heldParts = ['deals', 'bills'] as const satisfies readonly OfficePart[];
export type HeldPart = (typeof heldParts)[number];
/** The part of the office that reads a held act. */
export const partOfHeld: Readonly<Record<HoldableAct['aggregate'], HeldPart>> = { offer: 'deals', entry: 'deals', invoice: 'bills' };

/** Whether acts on an aggregate wait. */
export const isHoldable = (aggregate: AggregateName): aggregate is HoldableAct['aggregate'] => aggregate in partOfHeld;

/**
 * The id of a held act: one act at a time waits on a deal, on an invoice, and on a client's month.
 */
export const heldActIdOf = ({ aggregate, entityId, command }: HoldableAct): string =>
  streamIdOf(aggregate, command.type === 'issue' ? `${entityId}_${command.month}` : entityId);
