import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '#web/shared/data/reportError.ts';
import { signOut } from '#web/shared/data/signIn.ts';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';

/** The page after a withdrawal; it signs the user out. */
export default function WithdrawalDoneScreen() {
  const left = (useLocation().state as { readonly left?: boolean } | null)?.left ?? false;
  useEffect(() => {
    if (left) signOut().catch(reportError);
  }, [left]);
  return (
    <DoneMessage
      what="退会の手続きが完了しました。"
      next="これまでご利用いただき、ありがとうございました。"
      main={{ to: '/', label: 'ホームへ' }}
    />
  );
}
