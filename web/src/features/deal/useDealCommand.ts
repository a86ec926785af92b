import type { EntryCommand } from '#domain/entry/commands.ts';
import type { OfferCommand } from '#domain/offer/commands.ts';
import { type DealCollection, dealDocument } from '#projections/deal/deals.schema.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** The two kinds of deals: the collection is also the name of the callable. */
export type DealKind = DealCollection;
type Commands = { readonly offers: OfferCommand; readonly entries: EntryCommand };
const ids = { offers: 'offerId', entries: 'entryId' } as const satisfies Record<DealKind, string>;

export type CommandType<Kind extends DealKind> = Commands[Kind]['type'];
/** What a command of a deal says beside the deal. */
export type CommandFields<Kind extends DealKind, Type extends CommandType<Kind>> = Omit<Extract<Commands[Kind], { type: Type }>, 'type'>;

/** A command about a deal that exists: done when the deal's page shows it. */
export const useDealCommand = <Kind extends DealKind, Type extends CommandType<Kind>>(
  kind: Kind,
  type: Type,
  { jobId, id }: { readonly jobId: string; readonly id: string },
) => {
  const command = useCommand<object>({ callable: kind, type, shownBy: () => dealDocument(kind, jobId, id) });
  return { ...command, send: (fields: CommandFields<Kind, Type>) => command.send({ [ids[kind]]: id, ...fields }) };
};
