import { useState } from 'react';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { BlockDialog, blockLabel } from '#web/features/block/public.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import css from './composer.module.css';

type Props = {
  readonly room: Pick<ChatRoomReference, 'peerId' | 'peer'>;
  /** The words of the server's refusal; null if the reader blocked the other side. */
  readonly refusal: string | null;
};

export const ClosedRoom = ({ room: { peerId, peer }, refusal }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <div className={`${css.composer} ${css.closed}`} role="status">
      <p>
        <Phrases>{refusal ?? 'この相手をブロックしているため、終わったお仕事のメッセージを送れません。'}</Phrases>
      </p>
      {refusal === null ? (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {blockLabel(true)}
        </Button>
      ) : null}
      {open ? <BlockDialog uid={peerId} name={peer.name || '相手'} onClose={() => setOpen(false)} /> : null}
    </div>
  );
};
