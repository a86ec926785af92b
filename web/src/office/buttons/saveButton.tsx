import { type ComponentProps, useState } from 'react';
import { failedPress } from '#web/shared/data/commands/commandError.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'loading'> & { readonly save: () => Promise<unknown> };

export const SaveButton = ({ save, ...button }: Props) => {
  const [saving, setSaving] = useState(false);
  const start = () => {
    setSaving(true);
    save()
      .catch((error: unknown) => showToast(failedPress(error)))
      .finally(() => setSaving(false));
  };
  return <Button {...button} loading={saving} onClick={start} />;
};
