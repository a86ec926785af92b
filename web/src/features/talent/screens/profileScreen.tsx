import { useState } from 'react';
import { Link } from 'react-router-dom';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { studentFields } from '#domain/people/student/fields.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCast, useOwnPrivate } from '#web/entities/cast/cast.ts';
import { CastDetails } from '#web/entities/cast/castDetails.tsx';
import { CastPageCard } from '#web/features/front/public.ts';
import { PortfolioEditor, useOwnPortfolio } from '#web/features/portfolio/public.ts';
import { SharingCard } from '#web/features/shortlist/public.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { profileHints } from '../completeness.ts';
import { CastFacts } from '../components/castFacts.tsx';
import { CastHero } from '../components/castHero.tsx';
import { PORTFOLIO_ID, ProfileHintsCard } from '../components/profileHintsCard.tsx';

const TaCodeDialog = lazyPart(async () => (await import('../components/taCodeDialog.tsx')).TaCodeDialog);

const TaCodeCard = ({ talent: { belongingTo } }: { readonly talent: Talent }) => {
  const { query, own } = useOwnPrivate();
  const [asks, setAsks] = useState(false);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (!own) return <RowSkeletons count={1} />;
  const { taCode } = own;
  return (
    <Card title={labelOf(studentFields.taCode)}>
      {taCode ? (
        <Facts
          facts={[
            { term: 'コード', value: taCode },
            ...(belongingTo === null ? [] : [{ term: labelOf(studentFields.belongingTo), value: agencyGroupLabels[belongingTo] }]),
          ]}
        />
      ) : (
        <div style={{ display: 'grid', gap: 12 }}>
          <p>
            養成所の受講生の方は、事務局からお渡ししたTAコード（受講生の番号）と連携コードを登録すると、所属グループがプロフィールに反映されます。
          </p>
          <Button variant="outlined" onClick={() => setAsks(true)}>
            TAコードを登録する
          </Button>
        </div>
      )}
      {asks ? <TaCodeDialog onClose={() => setAsks(false)} /> : null}
    </Card>
  );
};

const EditLink = ({ to, what }: { readonly to: string; readonly what: string }) => (
  <Link to={to}>
    編集<span className="visually-hidden">（{what}）</span>
  </Link>
);

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
          <SharingCard cast={cast} birthday={own === null ? null : own?.birthday} />
          <TaCodeCard talent={cast} />
        </>
      }
    />
  );
}
