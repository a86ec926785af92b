import { businessRules } from '#domain/kernel/businessRules.ts';
import { listPlace } from '#domain/people/talent/fields.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const { viewOrderMin, viewOrderMax } = businessRules;

/** Sets a cast's place in the list: fixed, or only until the next daily shuffle. */
export default function PlaceDialog({ talent, onClose }: { readonly talent: Talent; readonly onClose: () => void }) {
  const { send } = useCommand({ callable: 'talents', type: 'setViewOrder', shownBy: () => `talents/${talent.id}` });
  return (
    <FieldsDialog
      title={`${talent.name}さんの表示順`}
      confirmLabel="表示順を変更する"
      schema={listPlace}
      start={{ viewOrder: talent.viewOrder, isFixedOrder: true }}
      fields={{
        viewOrder: { as: 'number', unit: '番', help: `${viewOrderMin}から${viewOrderMax}まで。小さい番号ほど先に表示されます。` },
        isFixedOrder: { as: 'check', label: 'この位置に固定する（外すと、週に一度の入れ替えの対象になります）' },
      }}
      send={(place) => send({ uid: talent.id, ...place }).then(withRefetch)}
      done="表示順を変更しました"
      onClose={onClose}
    />
  );
}
