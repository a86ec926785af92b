import { useState } from 'react';
import { z } from 'zod';
import { type Digest, digestLabels, digests, savedSearchFields } from '#domain/work/savedSearch/fields.ts';
import type { SearchKind } from '#domain/work/search/wanted.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { useSearchCommand } from '../savedSearches.ts';

const schema = z.object({ name: savedSearchFields.name, digest: savedSearchFields.digest });
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

export const SaveSearchDialog = ({ search: { id, kind, wanted, name, digest }, onClose }: Props) => {
  const { send } = useSearchCommand<Omit<SearchToSave, 'id'> & { readonly searchId: string }>('save');
  const [searchId] = useState(() => id ?? crypto.randomUUID());
  return (
    <FieldsDialog
      title={id === null ? 'この検索条件を保存しますか？' : '保存した検索条件の変更'}
      confirmLabel="保存する"
      schema={schema}
      start={{ name, digest }}
      fields={{ name: {}, digest: { as: 'choice', options } }}
      send={(typed) => send({ searchId, kind, wanted, ...typed })}
      done={id === null ? '検索条件を保存しました。マイページから開けます' : '検索条件を保存しました'}
      onClose={onClose}
    />
  );
};
