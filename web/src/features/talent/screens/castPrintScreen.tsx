import { useParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { PaperPage } from '#web/shared/ui/paper.tsx';
import { CastSheet } from '../components/castSheet.tsx';
import { LoadedCast } from '../components/loadedCast.tsx';

/** A cast on one sheet of A4, to hand around in a meeting. */
export default function CastPrintScreen() {
  const { talentId = '' } = useParams();
  return (
    <PaperPage>
      <LoadedCast talentId={talentId} title="キャスト資料" wayBack={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
        {(cast) => <CastSheet cast={cast} back={{ to: href('clientTalent', { talentId }), label: 'キャスト詳細へ戻る' }} />}
      </LoadedCast>
    </PaperPage>
  );
}
