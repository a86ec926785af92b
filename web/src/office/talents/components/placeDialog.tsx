import { businessRules } from '#domain/kernel/businessRules.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { listPlace } from '#domain/people/talent/fields.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { NumberField } from '#web/shared/forms/numberField.tsx';
import css from '../../list/table.module.css';

const { viewOrderMin, viewOrderMax } = businessRules;

/** Sets a cast's place in the list: fixed, or only until the next daily shuffle. */
export default function PlaceDialog({ talent, onClose }: { readonly talent: Talent; readonly onClose: () => void }) {
  const form = useCheckedForm(listPlace, { viewOrder: talent.viewOrder, isFixedOrder: true });
  const { send } = useCommand({ callable: 'talents', type: 'setViewOrder', shownBy: () => `talents/${talent.id}` });
  return (
    <CommandDialog
      title={`${talent.name}さんの表示順`}
      confirmLabel="表示順を変更する"
      form={form}
      send={(place) => send({ uid: talent.id, ...place }).then(withRefetch)}
      done="表示順を変更しました"
      onClose={onClose}
    >
      <NumberField
        control={form.control}
        name="viewOrder"
        label={labelOf(listPlace.shape.viewOrder)}
        required
        unit="番"
        help={`${viewOrderMin}から${viewOrderMax}まで。小さい番号ほど先に表示されます。`}
      />
      <label className={css.check}>
        <input type="checkbox" {...form.register('isFixedOrder')} />
        この位置に固定する（外すと、週に一度の入れ替えの対象になります）
      </label>
    </CommandDialog>
  );
}
