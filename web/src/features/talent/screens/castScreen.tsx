import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { ActionBar } from '#web/shared/ui/actionBar.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { CastFacts } from '../components/castFacts.tsx';
import { CastHero } from '../components/castHero.tsx';
import { useCast } from '../queries/cast.ts';

/** A cast, for clients: who it is, and the way to an inquiry or offer. */
export default function CastScreen() {
  const { talentId = '' } = useParams();
  const { query, cast } = useCast(talentId);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (cast === undefined) return <RowSkeletons count={3} />;
  if (cast === null || cast.deletedAt !== null) {
    return (
      <EmptyState title="キャストが見つかりません" action={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
        公開が終了した可能性があります。
      </EmptyState>
    );
  }
  return (
    <DetailColumns
      main={
        <CastHero cast={cast}>
          <CastFacts cast={cast} />
        </CastHero>
      }
      side={
        <ActionBar>
          <LinkButton fullWidth to={href('clientTalentOffer', { talentId })}>
            問い合わせ・オファーを送る
          </LinkButton>
        </ActionBar>
      }
    />
  );
}
