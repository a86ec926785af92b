import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUid } from '../data/auth/session.ts';
import { signOut } from '../data/auth/signIn.ts';
import { countUnsent } from '../data/platform/tabInput.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirmDialog.tsx';

/** Signs out and goes to the index. Asks first if that loses unsent messages. */
export const SignOutButton = () => {
  const navigate = useNavigate();
  const uid = useUid();
  const [unsent, setUnsent] = useState(0);
  const leave = async () => {
    await signOut();
    // The next user of this browser must not get this user's notifications.
    if ('serviceWorker' in navigator) await (await navigator.serviceWorker.getRegistration())?.unregister();
    navigate('/', { replace: true });
  };
  const ask = () => {
    const count = countUnsent(uid);
    if (count > 0) setUnsent(count);
    else void leave();
  };
  return (
    <>
      <Button variant="text" onClick={ask}>
        ログアウト
      </Button>
      {unsent > 0 ? (
        <ConfirmDialog
          title={`送っていないメッセージが${unsent}件あります`}
          confirmLabel="ログアウトする"
          ends
          sending={false}
          error={undefined}
          onConfirm={leave}
          onCancel={() => setUnsent(0)}
        >
          <p>ログアウトすると、送られずに消えます。</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
};
