import { useState } from 'react';
import { z } from 'zod';
import { normalizeText } from '#domain/kernel/validation.ts';
import { masterFields, NAME_TAKEN } from '#domain/office/master/fields.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

/** A name in one width and case, so that names that only look different are equal. */
const plain = (name: string): string => normalizeText(name).toLowerCase();

const schemaFor = (taken: readonly string[]) => {
  const known = new Set(taken.map(plain));
  return z.object({
    name: masterFields.name.refine((name) => !known.has(plain(name)), NAME_TAKEN),
  });
};

type Props = {
  readonly title: string;
  readonly confirmLabel: string;
  readonly done: string;
  readonly name: string;
  /** The names of the other entries, including retired ones. */
  readonly taken: readonly string[];
  readonly onSend: (name: string, commandId: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for the name of a new or existing master entry. */
export default function MasterDialog({ name, taken, onSend, ...dialog }: Props) {
  const [commandId] = useState(() => crypto.randomUUID());
  return (
    <FieldsDialog
      {...dialog}
      schema={schemaFor(taken)}
      start={{ name }}
      fields={{ name: { normalize: normalizeText } }}
      send={(typed) => onSend(typed.name, commandId)}
    />
  );
}
