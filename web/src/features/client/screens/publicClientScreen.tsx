import { useParams } from 'react-router-dom';
import { publicClientSchema } from '#projections/client/publicClients.schema.ts';
import { ReportButton } from '#web/features/report/public.ts';
import { ReviewTotals } from '#web/features/review/public.ts';
import { href } from '#web/routing/href.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { shownOf } from '#web/shared/data/reads/shownOf.ts';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { MissingPerson } from '#web/shared/ui/missingPerson.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { PublicClientFacts } from '../components/publicClientFacts.tsx';

/** A client's page for casts: profile and reviews. */
export default function PublicClientScreen() {
  const { id = '' } = useParams();
  const query = useOne(`publicClients/${id}`, publicClientSchema);
  return (
    <Loaded
      query={query}
      row={shownOf(query)}
      skeleton={<RowSkeletons count={2} />}
      none={
        <MissingPerson wayBack={<LinkButton to={href('talentJobs')}>お仕事をさがす</LinkButton>}>
          退会した、または現在ご利用を休止している可能性があります。
        </MissingPerson>
      }
    >
      {(client) => (
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
      )}
    </Loaded>
  );
}
