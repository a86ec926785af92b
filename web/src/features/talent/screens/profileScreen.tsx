import { Link } from 'react-router-dom';
import { useCast, useOwnPrivate } from '#web/entities/cast/cast.ts';
import { CastDetails } from '#web/entities/cast/castDetails.tsx';
import { CastPageCard } from '#web/features/front/public.ts';
import { PortfolioEditor, useOwnPortfolio } from '#web/features/portfolio/public.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { profileHints } from '../completeness.ts';
import { CastFacts } from '../components/castFacts.tsx';
import { CastHero } from '../components/castHero.tsx';
import { PORTFOLIO_ID, ProfileHintsCard } from '../components/profileHintsCard.tsx';
import { TaCodeCard } from '../components/taCodeCard.tsx';

const EditLink = ({ to, what }: { readonly to: string; readonly what: string }) => (
  <Link to={to}>
    編集<span className="visually-hidden">（{what}）</span>
  </Link>
);

/**
 * The signed-in talent's profile as clients see it, with links to edit each part, and the
 * portfolio.
 */
export default function ProfileScreen() {
  const uid = useUid();
  const { query, cast } = useCast(uid);
  const { own } = useOwnPrivate();
  const { rows: items } = useOwnPortfolio(uid);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (!cast) return <RowSkeletons count={3} />;
  return (
    <DetailColumns
      first={
        <>
          {cast.isPublished ? null : (
            <Notice tone="warning">まだ公開されていません。事務局の確認が済むと、クライアントの画面に表示されます。</Notice>
          )}
          <ProfileHintsCard hints={profileHints(cast, items.length)} />
        </>
      }
      main={
        <>
          <CastHero cast={cast}>
            <CastFacts cast={cast} action={<EditLink to={href('talentProfileBasic')} what="基本プロフィール" />} />
          </CastHero>
          <div id={PORTFOLIO_ID}>
            <PortfolioEditor uid={uid} />
          </div>
          <CastDetails details={cast} action={<EditLink to={href('talentProfileDetail')} what="詳細プロフィール" />} />
        </>
      }
      side={
        <>
          <LinkButton variant="outlined" fullWidth to={href('talentProfileBasic')}>
            基本プロフィールを編集する
          </LinkButton>
          <LinkButton variant="outlined" fullWidth to={href('talentProfileDetail')}>
            詳細プロフィールを編集する
          </LinkButton>
          <CastPageCard cast={cast} birthday={own === null ? null : own?.birthday} />
          <TaCodeCard talent={cast} />
        </>
      }
    />
  );
}
