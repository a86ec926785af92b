import { useState } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { whenOnline } from '#web/shared/ui/toast.ts';

const AddDialog = lazyPart(async () => (await import('./addDialog.tsx')).AddDialog);

type Props = { readonly casts: readonly { readonly id: string; readonly name?: string }[] };

export const AddToList = ({ casts }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => whenOnline(() => setOpen(true))}>
        リストに追加
      </Button>
      {open ? <AddDialog casts={casts} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
