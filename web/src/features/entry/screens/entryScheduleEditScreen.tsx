import { useParams } from 'react-router-dom';
import { ChangeableEntry } from '../components/changeableEntry.tsx';
import { EntryScheduleForm } from '../components/entryScheduleForm.tsx';

/** Changes the end of an entry. */
export default function EntryScheduleEditScreen() {
  const { entryId = '' } = useParams();
  return (
    <ChangeableEntry entryId={entryId} action="changeSchedule">
      {(entry) => <EntryScheduleForm key={entry.id} entry={entry} />}
    </ChangeableEntry>
  );
}
