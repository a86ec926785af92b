import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { EntryDetail } from '../components/entryDetail.tsx';

/** One of the entries for the client's jobs. */
export default function ClientEntryScreen() {
  const { entryId = '' } = useParams();
  return <EntryDetail side="client" entryId={entryId} wayBack={<LinkButton to={href('clientEntries')}>届いたエントリーへ</LinkButton>} />;
}
