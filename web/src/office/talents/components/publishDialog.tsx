import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import type { Act } from '../../acts/act.ts';
import { BulkActDialog } from '../../acts/bulkActDialog.tsx';
import { publicationRefusal } from '../queries/profileRefusals.tsx';
import { talentActs } from '../talentActs.ts';

const actOf = (talent: Talent) => talentActs(talent, () => undefined).find(({ type }) => type === 'publish') as Act;

type Props = { readonly rows: readonly Talent[]; readonly onClose: () => void };

/** Publishes several casts. A minor whose guardian has not consented is left out. */
export default function PublishDialog(props: Props) {
  return (
    <BulkActDialog
      {...props}
      noun="公開"
      unit="人"
      nameOf={({ name }) => name}
      aboutOf={({ kana, speciality }) => [kana, ...speciality].filter(Boolean).join('・')}
      actOf={actOf}
      toOf={({ id }) => href('officeTalent', { uid: id })}
      check={async ({ id }) => ({ refused: await publicationRefusal(id) })}
    />
  );
}
