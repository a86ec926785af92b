import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { ChangeDone } from '#web/features/deal/changes.ts';

/** After the end of an entry was changed. */
export default function EntryScheduleDoneScreen() {
  const { entryId = '' } = useParams();
  return <ChangeDone changed="schedule" back={{ to: href('clientEntry', { entryId }), label: 'エントリーの詳細へ戻る' }} />;
}
