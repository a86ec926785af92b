import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { masterFields } from '#domain/master/fields.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

type Name = { name: string };

/** In one width and case: two names that only look different are one. */
const plain = (name: string): string => normalizeText(name).toLowerCase();

const schemaFor = (taken: readonly string[]) => {
  const known = new Set(taken.map(plain));
  return z.object({
    name: masterFields.name.refine((name) => !known.has(plain(name)), `同じ${labelOf(masterFields.name)}がすでにあります`),
  });
};

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  readonly done: string;
  readonly name: string;
  /** Names that other entries of the master have, the retired ones too. */
  readonly taken: readonly string[];
  readonly onSend: (name: string, commandId: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for the name of a master's entry, new or changed. */
export default function MasterDialog({ title, submitLabel, done, name, taken, onSend, onClose }: Props) {
  const form = useForm<Name, unknown, Name>({ defaultValues: { name }, resolver: formResolver(schemaFor(taken)) });
  const [commandId] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: Name) => onSend(typed.name, commandId),
    onSuccess: () => {
      showToast(done);
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      sending={isPending}
      error={error?.message}
      onSubmit={form.handleSubmit((typed) => mutate(typed))}
      onCancel={onClose}
    >
      <TextField
        control={form.control}
        name="name"
        label={labelOf(masterFields.name)}
        required
        limit={limitOf(masterFields.name)}
        normalize={normalizeText}
      />
    </FormDialog>
  );
}
