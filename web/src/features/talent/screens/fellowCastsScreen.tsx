import { href } from '#web/routing/href.ts';
import { CastSearchList } from '../components/castSearchList.tsx';

/** All published casts, for casts. */
export default function FellowCastsScreen() {
  return <CastSearchList addressOf={({ id }) => href('talentTalent', { talentId: id })} />;
}
