import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { setViewOrder } from '#domain/talent/commands.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { NumberField } from '#web/shared/forms/numberField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import css from '../../table.module.css';

const schema = z.object({ viewOrder: setViewOrder.shape.viewOrder, isFixedOrder: setViewOrder.shape.isFixedOrder });
type Place = z.infer<typeof schema>;
const { viewOrderMin, viewOrderMax } = businessRules;

/** Gives a cast a place in the list: one that nothing moves any more, or one until the next day's. */
export default function PlaceDialog({ talent, onClose }: { readonly talent: Talent; readonly onClose: () => void }) {
  const form = useForm<Place, unknown, Place>({
    defaultValues: { viewOrder: talent.viewOrder, isFixedOrder: true },
    resolver: formResolver(schema),
  });
  const { send, sending, error } = useCommand<{ uid: string; viewOrder: number; isFixedOrder: boolean }>({
    callable: 'talents',
    type: 'setViewOrder',
    shownBy: () => `talents/${talent.id}`,
  });
  const submit = (place: Place) =>
    send({ uid: talent.id, ...place }).then(
      ({ reflection }) => {
        showToast(`表示順を変更しました${reflectionText(reflection)}`);
        queryClient.invalidateQueries({ queryKey: ['pages'] });
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <FormDialog
      title={`${talent.name}さんの表示順`}
      submitLabel="表示順を変更する"
      sending={sending}
      error={error?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <NumberField
        control={form.control}
        name="viewOrder"
        label={labelOf(setViewOrder.shape.viewOrder)}
        required
        unit="番"
        help={`${viewOrderMin}から${viewOrderMax}まで。小さい番号ほど先に表示されます。`}
      />
      <label className={css.check}>
        <input type="checkbox" {...form.register('isFixedOrder')} />
        この位置に固定する（外すと、週に一度の入れ替えの対象になります）
      </label>
    </FormDialog>
  );
}
