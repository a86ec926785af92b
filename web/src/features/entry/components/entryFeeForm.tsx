import type { Entry } from '#projections/entries.ts';
import { href } from '#web/app/href.ts';
import { FeeForm } from '#web/features/deal/changes.ts';
import { useChangeFee } from '../commands/changeFee.ts';

/** A new fee for an entry. */
export const EntryFeeForm = ({ entry }: { readonly entry: Entry }) => {
  const { send, sending } = useChangeFee(entry);
  return (
    <FeeForm
      fee={entry.fee}
      send={(values) => send({ entryId: entry.id, ...values })}
      sending={sending}
      done={href('clientEntryFeeDone', { entryId: entry.id })}
    />
  );
};
