import { longDate, since } from '#domain/kernel/format/times.ts';
import { reviewTime } from '#domain/people/account/waiting.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { useOwnCompany } from '#web/entities/client/ownCompany.tsx';
import { clientSettings, ReturnedNotice, SettingsMenu } from '#web/features/account/public.ts';
import { ClientDashboard } from '#web/features/agenda/public.ts';
import { ReviewTotals } from '#web/features/review/public.ts';
import { href } from '#web/routing/href.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { useIsWaiting } from '#web/shared/data/auth/viewer.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { PersonHead } from '#web/shared/ui/photo.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { RowSkeletons, SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Steps } from '#web/shared/ui/steps.tsx';

const WaitingForCertification = ({ client }: { readonly client: Client }) => {
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

const noteOf = ({ company, department }: Client) => [company.name, department].filter(Boolean).join('・');

ClientDashboard.preload();

const entries = [
  { to: href('clientOwnJobs'), label: '掲載したお仕事' },
  { to: href('clientJobs'), label: 'お仕事一覧' },
  { to: href('clientOffers'), label: '送ったオファー' },
  { to: href('clientEntries'), label: '届いたエントリー' },
  { to: href('clientHolds'), label: 'キープ' },
  { to: href('clientFavorites'), label: 'お気に入りのキャスト' },
  { to: href('clientShortlists'), label: '候補リスト' },
  { to: href('clientSearches'), label: '保存した検索条件' },
  { to: href('clientReviewTasks'), label: '評価待ちの一覧' },
  { to: href('clientReviews'), label: '受け取った評価' },
  { to: href('clientCompanyEdit'), label: '会社情報の編集' },
  { to: href('clientSettings'), label: '設定' },
];

export default function ClientMypageScreen() {
  const session = useSession();
  const { query, client } = useOwnCompany();
  const opens = useOpenPages();
  const isWaiting = useIsWaiting();
  const isCertified = session.kind === 'user' && session.claims.isClientCertificated;
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {opens(href('clientSettings')) ? (
        <>
          <ClientDashboard
            client={client}
            name={client ? [noteOf(client), client.name].filter(Boolean).join('・') : undefined}
            action={
              <LinkButton variant="outlined" to={href('clientJobAdd')}>
                お仕事を掲載する
              </LinkButton>
            }
            beside={client ? <ReviewTotals received={client} to={href('clientReviews')} /> : <SkeletonBlock height={200} />}
          />
          <MenuList label="マイページのメニュー" entries={entries} />
          <SignOutButton />
        </>
      ) : (
        <>
          {client === undefined && !query.isError ? <RowSkeletons count={1} /> : null}
          {client ? <PersonHead path={client.thumbnail} name={client.name} note={noteOf(client)} /> : null}
          {isCertified ? null : <ReturnedNotice what="会社情報" to={href('clientCompanyEdit')} />}
          {client && isWaiting ? <WaitingForCertification client={client} /> : null}
          {isCertified || isWaiting ? null : (
            <>
              <Notice tone="warning">
                事務局の認証がないため、お仕事の掲載、キャストの検索、オファーはご利用いただけません。くわしくは事務局へお問い合わせください。
              </Notice>
              <LinkButton to={href('contact')} variant="outlined" fullWidth>
                事務局へ問い合わせる
              </LinkButton>
            </>
          )}
          <SettingsMenu entries={clientSettings} />
        </>
      )}
    </Stack>
  );
}
