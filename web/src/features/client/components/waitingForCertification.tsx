import { longDate, since } from '#domain/format/times.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { href } from '#web/app/href.ts';
import { JobDrafts } from '#web/features/job/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Steps } from '#web/shared/ui/steps.tsx';

/** Why and since when a client waits, whom to ask, and what is possible until then. */
export const WaitingForCertification = ({ client }: { readonly client: Client }) => {
  const now = useNow();
  return (
    <>
      <Card title="事務局の確認を待っています">
        <Stack>
          <Steps
            steps={[
              { step: '会社情報の登録', note: `${longDate(client.createdAt)} 済み` },
              { step: '事務局の確認', note: `${since(client.createdAt, now)}から`, isCurrent: true },
              { step: '認証の完了', note: 'お知らせとメールが届きます' },
            ]}
          />
          <p>認証が完了すると、キャストの検索、お仕事の掲載、オファーをご利用いただけます。</p>
          <LinkButton to={`${href('help')}#certification-time`} variant="text">
            認証にかかる日数について
          </LinkButton>
        </Stack>
      </Card>
      <Card title="今のうちにできること">
        <Stack>
          <p>お仕事の内容を書いて、下書きに保存できます。認証が完了すると、そのまま掲載できます。</p>
          <LinkButton to={href('clientJobAdd')}>お仕事の内容を準備する</LinkButton>
        </Stack>
      </Card>
      <JobDrafts />
    </>
  );
};
