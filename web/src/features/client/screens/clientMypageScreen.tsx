import type { Client } from '#projections/client/clients.schema.ts';
import { href } from '#web/app/href.ts';
import { useOpenPages } from '#web/app/openPages.ts';
import { clientSettings, SettingsMenu, TermsNotice } from '#web/features/account/public.ts';
import { useSession } from '#web/shared/data/session.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ClientHead } from '../components/clientHead.tsx';
import { useOwnCompany } from '../queries/ownCompany.ts';

/** Who the client is. */
const ClientSummary = ({ client: { thumbnail, name, company, department } }: { readonly client: Client }) => (
  <ClientHead thumbnail={thumbnail} name={name} note={[company.name, department].filter(Boolean).join('・')} />
);

const entries = [
  { to: href('clientOwnJobs'), label: '掲載したお仕事' },
  { to: href('clientJobAdd'), label: 'お仕事を掲載する' },
  { to: href('clientJobs'), label: 'お仕事一覧' },
  { to: href('clientOffers'), label: '送ったオファー' },
  { to: href('clientEntries'), label: '届いたエントリー' },
  { to: href('clientFavorites'), label: 'お気に入りのキャスト' },
  { to: href('clientReviewTasks'), label: '評価待ちの一覧' },
  { to: href('clientReviews'), label: '受け取った評価' },
  { to: href('clientCompanyEdit'), label: '会社情報の編集' },
  { to: href('clientSettings'), label: '設定' },
];

/**
 * The client's own page; before certification it says what is being waited for, and has the
 * settings that are open until then.
 */
export default function ClientMypageScreen() {
  const session = useSession();
  const { query, client } = useOwnCompany();
  const opens = useOpenPages();
  const isCertified = session.kind === 'user' && session.claims.isClientCertificated;
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {client === undefined && !query.isError ? <RowSkeletons count={1} /> : null}
      {client ? <ClientSummary client={client} /> : null}
      {opens(href('clientTerms')) ? <TermsNotice to={href('clientTerms')} /> : null}
      {isCertified ? null : (
        <>
          <Notice tone="warning">事務局が登録内容を確認しています。認証が完了すると、キャストの検索やオファーをご利用いただけます。</Notice>
          <LinkButton to={href('help')} variant="outlined" fullWidth>
            認証についてのヘルプを見る
          </LinkButton>
        </>
      )}
      {opens(href('clientSettings')) ? (
        <>
          <MenuList label="マイページのメニュー" entries={entries} />
          <SignOutButton />
        </>
      ) : (
        <SettingsMenu entries={clientSettings} />
      )}
    </Stack>
  );
}
