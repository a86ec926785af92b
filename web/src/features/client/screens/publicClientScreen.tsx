import { useParams } from 'react-router-dom';
import { publicClientSchema } from '#projections/client/publicClients.schema.ts';
import { href } from '#web/app/href.ts';
import { ReportButton } from '#web/features/report/public.ts';
import { ReviewTotals } from '#web/features/review/public.ts';
import { liveDocument, useLive } from '#web/shared/data/live.ts';
import { isRefusedRead } from '#web/shared/data/refusedRead.ts';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MissingPerson } from '#web/shared/ui/missingPerson.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { PublicClientFacts } from '../components/publicClientFacts.tsx';

/** What casts see of a client, live; null when there is none of that id. */
const usePublicClient = (id: string) => {
  const query = useLive(liveDocument(`publicClients/${id}`, publicClientSchema), { enabled: id !== '' });
  return { query, client: query.data };
};

/** A client, for casts: who it is, and what others said of working with them. */
export default function PublicClientScreen() {
  const { id = '' } = useParams();
  const { query, client } = usePublicClient(id);
  if (isRefusedRead(query.error) || client === null || (client && client.deletedAt !== null)) {
    return (
      <MissingPerson wayBack={<LinkButton to={href('talentJobs')}>お仕事をさがす</LinkButton>}>
        退会した、または現在ご利用を休止している可能性があります。
      </MissingPerson>
    );
  }
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (!client) return <RowSkeletons count={2} />;
  return (
    <DetailColumns
      main={<PublicClientFacts client={client} />}
      side={
        <>
          <ReviewTotals received={client} to={href('talentClientReviews', { id })} />
          <div>
            <ReportButton kind="client" subjectId={id} about="このクライアント" />
          </div>
        </>
      }
    />
  );
}
