import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { clientProfile } from '#domain/people/client/profile.ts';
import type { PublicClient } from '#projections/client/publicClients.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ClientHead } from './clientHead.tsx';

const clientTypes = { CORPORATION: '法人', INDIVIDUAL: '個人' } as const satisfies Record<PublicClient['clientType'], string>;

/** A client's profile as casts see it. */
export const PublicClientFacts = ({
  client: { name, companyName, thumbnail, clientType, prefecture, worksUrl },
}: {
  readonly client: PublicClient;
}) => (
  <Card>
    <Stack>
      <ClientHead thumbnail={thumbnail} name={companyName || name} note={companyName ? `ご担当：${name}` : ''} />
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
