import { useState } from 'react';
import { useAccountCommand } from '#web/entities/account/accountCommand.ts';
import { useBlocked } from '#web/entities/inbox/ownInbox.ts';
import { useSide } from '#web/shared/data/auth/viewer.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { blockLabel } from '../words.ts';

const consequences = {
  client: [
    'このキャストは、あなたのお仕事に新しくエントリーできなくなります。',
    'このキャストは、検索の結果と新着のメールに表示されなくなります。',
  ],
  talent: [
    'このクライアントは、あなたに新しく問い合わせやオファーができなくなります。',
    'このクライアントのお仕事は、一覧と新着のメールに表示されなくなります。',
  ],
} as const;

type Props = { readonly uid: string; readonly name: string; readonly onClose: () => void };

export default function BlockDialog({ uid, name, onClose }: Props) {
  // The live list changes before the dialog closes.
  const [isBlocked] = useState(useBlocked().includes(uid));
  const side = useSide();
  const { send } = useAccountCommand<{ blockedId: string }>(isBlocked ? 'unblock' : 'block');
  return (
    <CommandDialog
      title={isBlocked ? `${name}のブロックを解除しますか？` : `${name}をブロックしますか？`}
      confirmLabel={blockLabel(isBlocked)}
      ends={!isBlocked}
      send={() => send({ blockedId: uid })}
      done={isBlocked ? 'ブロックを解除しました' : 'ブロックしました'}
      onClose={onClose}
    >
      {isBlocked ? (
        <p>一覧に再び表示され、新しいお仕事のやり取りができるようになります。相手には通知されません。</p>
      ) : (
        <>
          {consequences[side].map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>進行中のお仕事とそのメッセージは続けられます。終わったお仕事では、お互いに新しいメッセージを送れません。</p>
          <p>相手には通知されません。「設定」からいつでも解除できます。</p>
        </>
      )}
    </CommandDialog>
  );
}
