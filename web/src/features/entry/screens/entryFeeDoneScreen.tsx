import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { ChangeDone } from '#web/features/deal/changes.ts';

/** After the fee of an entry was changed. */
export default function EntryFeeDoneScreen() {
  const { entryId = '' } = useParams();
  return <ChangeDone changed="fee" back={{ to: href('clientEntry', { entryId }), label: 'エントリーの詳細へ戻る' }} />;
}
