import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { countAgain } from '#web/shared/data/count.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import css from '../table.module.css';
import type { Act } from './act.ts';

const unreasoned = z.object({ reason: z.string() });
const reasoned = z.object({ reason });
type Reason = z.infer<typeof reasoned>;

/** Asks once more, with what follows from the act and, where it ends something, the reason. */
export default function ActDialog({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) {
  const form = useForm<Reason, unknown, Reason>({
    defaultValues: { reason: '' },
    resolver: formResolver(act.reasoned ? reasoned : unreasoned),
  });
  const { send, sending, error } = useCommand<Record<string, string>>({
    callable: act.callable,
    type: act.type,
    shownBy: () => act.document,
    removes: act.removes ?? false,
  });
  const submit = (typed: Reason) =>
    send({ ...act.fields, ...(act.reasoned && typed) }).then(
      ({ reflection }) => {
        showToast(act.done + reflectionText(reflection));
        countAgain();
        queryClient.invalidateQueries({ queryKey: ['pages'] });
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <FormDialog
      title={act.title}
      submitLabel={act.label}
      ends={act.ends ?? false}
      sending={sending}
      error={error?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <ul className={css.consequences}>
        {act.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      {act.reasoned ? (
        <TextField control={form.control} name="reason" label={labelOf(reason)} required multiline limit={limitOf(reason)} />
      ) : null}
    </FormDialog>
  );
}
