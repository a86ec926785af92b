import { useState } from 'react';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { savedSearchFields } from '#domain/work/savedSearch/fields.ts';
import type { SearchKind } from '#domain/work/search/wanted.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SaveSearchDialog } from './saveSearchDialog.tsx';

type Props = {
  readonly kind: SearchKind;
  readonly wanted: Readonly<Record<string, string>>;
  /** The proposed name: the conditions. */
  readonly name: string;
};

export const SaveSearch = ({ kind, wanted, name }: Props) => {
  const [open, setOpen] = useState(false);
  const chosen = Object.entries(wanted).filter(([, value]) => value !== '');
  const search = { id: null, kind, wanted: new URLSearchParams(chosen).toString(), digest: 'DAILY' } as const;
  return (
    <>
      <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        この検索条件を保存
      </Button>
      {open ? (
        <SaveSearchDialog search={{ ...search, name: name.slice(0, limitOf(savedSearchFields.name)) }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
};
