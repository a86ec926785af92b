import { longDate, since } from '#domain/kernel/format/times.ts';
import { reviewTime } from '#domain/people/account/waiting.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Steps } from '#web/shared/ui/steps.tsx';

/** What is needed for the certification, since when a client waits, and how long it takes. */
export const WaitingForCertification = ({ client }: { readonly client: Client }) => {
  const now = useNow();
  return (
    <Card title="事務局の確認を待っています">
      <Stack>
        <Steps
          steps={[
            { step: '会社情報の登録', note: `${longDate(client.createdAt)} 済み` },
            { step: '事務局の確認', note: `登録から${reviewTime()}が目安です（${since(client.createdAt, now)}に登録）`, isCurrent: true },
            { step: '認証の完了', note: 'お知らせとメールが届きます' },
          ]}
        />
        <p>
          事務局は、会社名、所在地、電話番号、実績のページを確認します。内容に誤りがあると確認に時間がかかるため、登録した会社情報をもう一度ご覧ください。
        </p>
        <LinkButton to={href('clientCompanyEdit')} variant="outlined">
          会社情報を確認する
        </LinkButton>
        <p>認証が完了すると、キャストの検索、お仕事の掲載、オファーをご利用いただけます。</p>
        <LinkButton to={`${href('help')}#certification-time`} variant="text">
          認証にかかる日数について
        </LinkButton>
      </Stack>
    </Card>
  );
};
