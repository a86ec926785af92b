import type { Entry } from '#projections/deal/entries.schema.ts';
import { href } from '#web/app/href.ts';
import { FeeForm, useDealCommand } from '#web/features/deal/changes.ts';

/** A new fee for an entry. */
export const EntryFeeForm = ({ entry }: { readonly entry: Entry }) => {
  const { send } = useDealCommand('entries', 'changeFee', entry);
  return <FeeForm name={`fee:entry:${entry.id}`} fee={entry.fee} send={send} done={href('clientEntryFeeDone', { entryId: entry.id })} />;
};
