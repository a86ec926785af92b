import { Link } from 'react-router-dom';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { historyOf } from './historyAddress.ts';
import { pageOfStream } from './streamPage.ts';
import { partsOf, streamKindText } from './streamParts.ts';

/** A stream by the kind and the number of its object: a link to its page, or to its history. */
export const StreamLink = ({ streamId }: { readonly streamId: string }) => {
  const { aggregate, id } = partsOf(streamId);
  return (
    <Link to={pageOfStream(streamId) ?? historyOf(aggregate, id)}>
      {streamKindText(aggregate)} <RecordNumber>{id}</RecordNumber>
    </Link>
  );
};
