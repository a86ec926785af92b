import type { Entry } from '#projections/deal/entries.schema.ts';
import { href } from '#web/app/href.ts';
import { DealRow, type Side } from '#web/features/deal/public.ts';
import { viewOf } from '../openActions.ts';

/** An entry in a list of one side's. */
export const EntryRow = ({ entry, side, now }: { readonly entry: Entry; readonly side: Side; readonly now: number }) => (
  <DealRow
    deal={entry}
    view={viewOf(entry, side)}
    other={side === 'client' ? entry.talent : entry.client}
    to={href(side === 'client' ? 'clientEntry' : 'talentEntry', { entryId: entry.id })}
    now={now}
  />
);
