import { useNavigate } from 'react-router-dom';
import { signOut } from '#web/shared/data/signIn.ts';
import { Button } from './button.tsx';

/** Signs out and goes to the index. */
export const SignOutButton = () => {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    navigate('/', { replace: true });
  };
  return (
    <Button variant="text" onClick={leave}>
      ログアウト
    </Button>
  );
};
