import { useParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { CastProfile } from '../components/castProfile.tsx';
import { CastSearchList } from '../components/castSearchList.tsx';
import { LoadedCast } from '../components/loadedCast.tsx';

export function FellowCastsScreen() {
  return <CastSearchList addressOf={({ id }) => href('talentTalent', { talentId: id })} />;
}

export function FellowCastScreen() {
  const { talentId = '' } = useParams();
  return (
    <LoadedCast talentId={talentId} wayBack={<LinkButton to={href('talentTalents')}>キャスト一覧へ</LinkButton>}>
      {(cast) => <CastProfile cast={cast} />}
    </LoadedCast>
  );
}
