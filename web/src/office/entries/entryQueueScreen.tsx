import { useParams } from 'react-router-dom';
import { DealQueue } from '../deals/dealQueue.tsx';
import { entryDesk } from './entryDesk.ts';

/** Entries that wait for the office, or the latest ones. */
export default function EntryQueueScreen() {
  return <DealQueue desk={entryDesk} chosenId={useParams().entryId} />;
}
