import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import css from '../components/castSheet.module.css';
import { CastSheet } from '../components/castSheet.tsx';
import { LoadedCast } from '../components/loadedCast.tsx';

/** A cast on one sheet of A4, to hand around in a meeting. */
export default function CastPrintScreen() {
  const { talentId = '' } = useParams();
  const back = href('clientTalent', { talentId });
  return (
    <div className={css.page}>
      <LoadedCast talentId={talentId} wayBack={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
        {(cast) => (
          <>
            <div className={css.tools}>
              <LinkButton variant="text" to={back}>
                キャスト詳細へ戻る
              </LinkButton>
              <Button onClick={() => window.print()}>印刷する</Button>
            </div>
            <CastSheet cast={cast} address={new URL(back, location.origin).href} />
          </>
        )}
      </LoadedCast>
    </div>
  );
}
