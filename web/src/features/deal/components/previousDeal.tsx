import { Link } from 'react-router-dom';
import { dayParts } from '#domain/kernel/format/times.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { Viewer } from '#domain/work/deal/row.ts';
import { type DealKind, documentOf, kinds, type Side, viewOf } from '#web/entities/deal/kinds.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';

/** `previous`: the deal's stream. `to`: its page in the office. */
type Props = { readonly jobId: string; readonly previous: string } & (
  | { readonly viewer: Side; readonly to?: undefined }
  | { readonly viewer: 'office'; readonly to: string }
);

type ReadProps<K extends DealKind> = { readonly kind: K; readonly id: string; readonly jobId: string; readonly viewer: Viewer };

/** The day and the way in which a deal ended. The link works before it is read. */
const End = <K extends DealKind>({ kind, id, jobId, viewer }: ReadProps<K>) => {
  const { data: deal } = useOne(documentOf(kind, jobId, id), kinds[kind].schema);
  return deal ? `（${dayParts(deal.updatedAt)[0]} ${viewOf(kind, deal, viewer).label}）` : '';
};

export const PreviousDeal = ({ jobId, previous, viewer, to }: Props) => {
  const { aggregate, entityId: id } = parseStreamId(previous);
  const kind = aggregate as DealKind;
  return (
    <Link to={viewer === 'office' ? to : kinds[kind].page[viewer](id)}>
      {kinds[kind].noun}
      <End kind={kind} id={id} jobId={jobId} viewer={viewer} />
    </Link>
  );
};
