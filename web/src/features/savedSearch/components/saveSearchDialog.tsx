import { useState } from 'react';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { type Digest, digestLabels, digests, savedSearchFields } from '#domain/work/savedSearch/fields.ts';
import type { SearchKind } from '#domain/work/search/wanted.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useSaveSearch } from '../savedSearches.ts';

const { name: nameField, digest: digestField } = savedSearchFields;
const schema = z.object({ name: nameField, digest: digestField });
const options = digests.map((value) => ({ value, label: digestLabels[value] }));

/** `id`: set for a search that is already saved. */
export type SearchToSave = {
  readonly id: string | null;
  readonly kind: SearchKind;
  readonly name: string;
  readonly wanted: string;
  readonly digest: Digest;
};
type Props = { readonly search: SearchToSave; readonly onClose: () => void };

/** Names a search and sets how often a mail lists its new hits. */
export const SaveSearchDialog = ({ search: { id, kind, wanted, name, digest }, onClose }: Props) => {
  const { send } = useSaveSearch();
  const [searchId] = useState(() => id ?? crypto.randomUUID());
  const form = useCheckedForm(schema, { name, digest });
  return (
    <CommandDialog
      title={id === null ? 'この検索条件を保存しますか？' : '保存した検索条件の変更'}
      confirmLabel="保存する"
      form={form}
      send={(typed) => send({ searchId, kind, wanted, ...typed })}
      done={id === null ? '検索条件を保存しました。マイページから開けます' : '検索条件を保存しました'}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" {...textOf(nameField)} required />
      <ChoiceField control={form.control} name="digest" label={labelOf(digestField)} required options={options} />
    </CommandDialog>
  );
};
