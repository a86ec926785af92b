import { useParams } from 'react-router-dom';
import { BlockButton } from '#web/features/block/public.ts';
import { AvailabilityCard } from '#web/features/diary/public.ts';
import { ReportButton } from '#web/features/report/public.ts';
import { AddToList } from '#web/features/shortlist/public.ts';
import { href } from '#web/routing/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { FavoriteButton } from '../components/castCard.tsx';
import { CastProfile } from '../components/castProfile.tsx';
import { LoadedCast } from '../components/loadedCast.tsx';
import { ResultSteps } from '../components/resultSteps.tsx';

export default function CastScreen() {
  const { talentId = '' } = useParams();
  return (
    <Stack>
      <ResultSteps talentId={talentId} />
      <LoadedCast talentId={talentId} wayBack={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
        {(cast) => (
          <CastProfile
            cast={cast}
            beside={<FavoriteButton cast={cast} />}
            reviews={href('clientTalentReviews', { talentId })}
            actions={
              <>
                <LinkButton fullWidth to={`${href('clientTalentOffer', { talentId })}?kind=offer`}>
                  オファーを送る
                </LinkButton>
                <LinkButton fullWidth variant="outlined" to={href('clientTalentOffer', { talentId })}>
                  問い合わせる
                </LinkButton>
              </>
            }
            days={<AvailabilityCard talentId={talentId} />}
            more={
              <Row>
                <AddToList casts={[cast]} />
                <LinkButton variant="outlined" to={href('clientTalentPrint', { talentId })}>
                  印刷用の資料を表示する
                </LinkButton>
                <ReportButton kind="talent" subjectId={talentId} about="このキャスト" />
                <BlockButton uid={talentId} name={cast.name} />
              </Row>
            }
          />
        )}
      </LoadedCast>
    </Stack>
  );
}
