import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/shared/data/auth/session.ts';
import { confirmMailAction, recheckVerification, signOut } from '#web/shared/data/auth/signIn.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { MailAction } from '../mailActions.ts';
import { useAuthCall } from '../useAuthCall.ts';

type Props = { readonly code: string; readonly action: MailAction };

/**
 * Uses the code on a button press, not on opening: mail scanners open links too, and a code works
 * once.
 */
export const MailActionConfirmation = ({ code, action: { ask, button, done, next, endsSession } }: Props) => {
  const [isDone, setIsDone] = useState(false);
  const { run, sending, error } = useAuthCall();
  const navigate = useNavigate();
  // A user who is signed in on this device continues immediately; on another device there is no
  // session.
  const leadsOn = useSession().kind === 'user' && !endsSession;
  if (isDone) {
    return (
      <Stack>
        <p>{done}</p>
        <LinkButton to={next.to} replace>
          {next.label}
        </LinkButton>
      </Stack>
    );
  }
  const confirm = async () => {
    await confirmMailAction(code);
    await (endsSession ? signOut() : recheckVerification());
  };
  return (
    <Stack>
      <p>{ask}</p>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Button loading={sending} onClick={() => run(confirm, () => (leadsOn ? navigate(next.to, { replace: true }) : setIsDone(true)))}>
        {button}
      </Button>
    </Stack>
  );
};
