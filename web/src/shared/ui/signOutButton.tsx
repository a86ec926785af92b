import { useNavigate } from 'react-router-dom';
import { signOut } from '../data/auth/signIn.ts';
import { Button } from './button.tsx';

/** Signs out and goes to the index. */
export const SignOutButton = () => {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    // The next user of this browser must not get this user's notifications.
    if ('serviceWorker' in navigator) await (await navigator.serviceWorker.getRegistration())?.unregister();
    navigate('/', { replace: true });
  };
  return (
    <Button variant="text" onClick={leave}>
      ログアウト
    </Button>
  );
};
