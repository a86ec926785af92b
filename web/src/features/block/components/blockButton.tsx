import { useState } from 'react';
import { useBlocked } from '#web/entities/inbox/ownInbox.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { blockLabel } from '../words.ts';

export const BlockDialog = lazyPart(async () => (await import('./blockDialog.tsx')).default);

type Props = {
  readonly uid: string;
  readonly name: string;
};

export const BlockButton = ({ uid, name }: Props) => {
  const isBlocked = useBlocked().includes(uid);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        tone="quiet"
        size="small"
        aria-label={`${name}${isBlocked ? 'の' : 'を'}${blockLabel(isBlocked)}`}
        onClick={() => setOpen(true)}
      >
        {blockLabel(isBlocked)}
      </Button>
      {open ? <BlockDialog uid={uid} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
