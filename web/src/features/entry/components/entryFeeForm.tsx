import type { Entry } from '#projections/entries.ts';
import { href } from '#web/app/href.ts';
import { FeeForm } from '#web/features/deal/changes.ts';
import { useChangeFee } from '../commands/changeFee.ts';

/** A new fee for an entry. */
export const EntryFeeForm = ({ entry }: { readonly entry: Entry }) => {
  const { send } = useChangeFee(entry);
  return (
    <FeeForm
      name={`fee:entry:${entry.id}`}
      fee={entry.fee}
      send={(values) => send({ entryId: entry.id, ...values })}
      done={href('clientEntryFeeDone', { entryId: entry.id })}
    />
  );
};
