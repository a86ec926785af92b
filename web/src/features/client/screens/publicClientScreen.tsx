import { useParams } from 'react-router-dom';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { clientProfile } from '#domain/people/client/profile.ts';
import { type PublicClient, publicClientSchema } from '#projections/client/publicClients.schema.ts';
import { BlockButton } from '#web/features/block/public.ts';
import { ReportButton } from '#web/features/report/public.ts';
import { ReviewTotals } from '#web/features/review/public.ts';
import { href } from '#web/routing/href.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { shownOf } from '#web/shared/data/reads/shownOf.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { MissingPerson } from '#web/shared/ui/missingPerson.tsx';
import { PersonHead } from '#web/shared/ui/photo.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const clientTypes = { CORPORATION: '法人', INDIVIDUAL: '個人' } as const satisfies Record<PublicClient['clientType'], string>;

const PublicClientFacts = ({
  client: { name, companyName, thumbnail, clientType, prefecture, worksUrl },
}: {
  readonly client: PublicClient;
}) => (
  <Card>
    <Stack>
      <PersonHead path={thumbnail} name={companyName || name} note={companyName ? `ご担当：${name}` : ''} />
      <Facts
        facts={[
          { term: '区分', value: clientTypes[clientType] },
          { term: '所在地', value: prefecture || '未登録' },
          {
            term: labelOf(clientProfile.shape.worksUrl),
            value: worksUrl ? (
              <a href={worksUrl} target="_blank" rel="noopener noreferrer nofollow">
                {worksUrl}
              </a>
            ) : (
              '未登録'
            ),
          },
        ]}
      />
    </Stack>
  </Card>
);

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
                <BlockButton uid={id} name={client.companyName || client.name} />
              </div>
            </>
          }
        />
      )}
    </Loaded>
  );
}
