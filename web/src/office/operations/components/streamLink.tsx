import { Link } from 'react-router-dom';
import { href } from '#web/app/href.ts';

/** A stream's name, as a link where the office has a page for it. */
export const StreamLink = ({ streamId }: { readonly streamId: string }) => {
  const id = streamId.slice(streamId.indexOf('-') + 1);
  if (streamId.startsWith('offer-')) return <Link to={`${href('officeOffer', { offerId: id })}?tab=recent`}>{streamId}</Link>;
  if (streamId.startsWith('entry-')) return <Link to={`${href('officeEntry', { entryId: id })}?tab=recent`}>{streamId}</Link>;
  return streamId;
};
