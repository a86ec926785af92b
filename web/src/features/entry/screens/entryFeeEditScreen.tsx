import { useParams } from 'react-router-dom';
import { ChangeableEntry } from '../components/changeableEntry.tsx';
import { EntryFeeForm } from '../components/entryFeeForm.tsx';

/** Changes the fee of an entry. */
export default function EntryFeeEditScreen() {
  const { entryId = '' } = useParams();
  return (
    <ChangeableEntry entryId={entryId} action="changeFee">
      {(entry) => <EntryFeeForm key={entry.id} entry={entry} />}
    </ChangeableEntry>
  );
}
