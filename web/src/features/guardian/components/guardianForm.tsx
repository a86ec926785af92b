import { useState } from 'react';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { type GuardianProfile, guardianProfile, guardianRelations, relationLabel } from '#domain/work/guardian/fields.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import { showServerFaults, useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { showToast } from '#web/shared/ui/toast.ts';
import { type Subject, subjectOf, useGuardianCommand } from '../commands/guardianCommands.ts';

type Values = Omit<GuardianProfile, 'relation'> & { readonly relation: GuardianProfile['relation'] | '' };

const { shape } = guardianProfile;
const relations = guardianRelations.map((value) => ({ value, label: relationLabel[value] }));

export const GuardianForm = ({ submitLabel, onDone }: { readonly submitLabel: string; readonly onDone?: () => void }) => {
  const [error, setError] = useState<string>();
  const form = useCheckedForm<Values, GuardianProfile>(guardianProfile, { name: '', relation: '', email: '' });
  useInputAtSignOut('guardian', form);
  const { send, sending } = useGuardianCommand<GuardianProfile>('register');
  const ask = useGuardianCommand<Subject>('ask');
  const submit = async (values: GuardianProfile) => {
    setError(undefined);
    try {
      await send(values);
      await ask.send(subjectOf(profileMatter));
      showToast('保護者を登録し、確認のメールを送りました');
      onDone?.();
    } catch (failure) {
      setError(showServerFaults(form, failure));
    }
  };
  const { control } = form;
  return (
    <Form onSubmit={form.handleSubmit(submit)} submitLabel={submitLabel} sending={sending || ask.sending} error={error}>
      <TextField control={control} name="name" {...textOf(shape.name)} />
      <SelectField
        control={control}
        name="relation"
        label={labelOf(shape.relation)}
        required
        blank="選択してください"
        options={relations}
      />
      <TextField
        control={control}
        name="email"
        label={labelOf(shape.email)}
        required
        type="email"
        inputMode="email"
        normalize={normalizeText}
        help="保護者の方に、確認のメールをお送りします。ご本人とは別のアドレスを入力してください"
      />
    </Form>
  );
};
