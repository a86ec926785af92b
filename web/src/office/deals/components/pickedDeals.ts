import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';

/** A deal that was picked for an act on several; a queue may have both kinds. */
export type PickedDeal = Deal & { readonly kind: DealKind };

/** The noun for all of them. */
export const nounOf = (deals: readonly PickedDeal[]): string => [...new Set(deals.map(({ kind }) => kinds[kind].noun))].join('・');
