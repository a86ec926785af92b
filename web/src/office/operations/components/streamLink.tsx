import { Link } from 'react-router-dom';
import { pageOfStream } from '../../audit/streamPage.ts';

/** A stream id, as a link if the office has a page for it. */
export const StreamLink = ({ streamId }: { readonly streamId: string }) => {
  const page = pageOfStream(streamId);
  return page ? <Link to={page}>{streamId}</Link> : streamId;
};
