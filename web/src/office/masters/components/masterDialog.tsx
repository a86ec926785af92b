import { useState } from 'react';
import { z } from 'zod';
import { normalizeText } from '#domain/kernel/validation.ts';
import { type MasterKind, masterFields, NAME_TAKEN } from '#domain/office/master/fields.ts';
import { nameFault } from '#domain/office/master/nameFault.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

/** A name in one width and case, so that names that only look different are equal. */
const plain = (name: string): string => normalizeText(name).toLowerCase();

const schemaFor = (kind: MasterKind, taken: readonly string[]) => {
  const known = new Set(taken.map(plain));
  return z.object({
    name: masterFields.name
      .refine((name) => !known.has(plain(name)), NAME_TAKEN)
      .superRefine((name, context) => {
        const message = nameFault(kind, name);
        if (message !== null) context.addIssue({ code: 'custom', message });
      }),
  });
};

type Props = {
  readonly kind: MasterKind;
  readonly title: string;
  readonly confirmLabel: string;
  readonly done: string;
  readonly name: string;
  /** The names of the other entries, including retired ones. */
  readonly taken: readonly string[];
  readonly onSend: (name: string, commandId: string) => Promise<void>;
  readonly onClose: () => void;
};

const synonymHelp = '例：バイリンガル、英会話';

export default function MasterDialog({ kind, name, taken, onSend, ...dialog }: Props) {
  const [commandId] = useState(() => crypto.randomUUID());
  return (
    <FieldsDialog
      {...dialog}
      schema={schemaFor(kind, taken)}
      start={{ name }}
      fields={{ name: { normalize: normalizeText, ...(kind === 'synonym' && { help: synonymHelp }) } }}
      send={(typed) => onSend(typed.name, commandId)}
    />
  );
}
