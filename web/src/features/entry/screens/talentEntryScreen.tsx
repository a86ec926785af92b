import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { EntryDetail } from '../components/entryDetail.tsx';

/** One of the talent's entries. */
export default function TalentEntryScreen() {
  const { entryId = '' } = useParams();
  return <EntryDetail side="talent" entryId={entryId} wayBack={<LinkButton to={href('talentEntries')}>エントリー一覧へ</LinkButton>} />;
}
