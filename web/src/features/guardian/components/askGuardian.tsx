import { useState } from 'react';
import type { ConsentState } from '#web/entities/guardian/consentState.ts';
import { type CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { type Subject, useGuardianCommand } from '../commands/guardianCommands.ts';

type Props = { readonly subject: Subject; readonly state: ConsentState };

export const AskGuardian = ({ subject, state: { kind, words } }: Props) => {
  const { send, sending } = useGuardianCommand<Subject>('ask');
  const [refusal, setRefusal] = useState<CommandError>();
  const ask = async () => {
    setRefusal(undefined);
    try {
      await send(subject);
      showToast('保護者の方に確認のメールを送りました');
    } catch (failure) {
      setRefusal(commandErrorOf(failure));
    }
  };
  return (
    <>
      <Notice tone={kind === 'given' || kind === 'asked' ? 'info' : 'warning'}>{words}</Notice>
      {kind === 'given' ? null : (
        <Button variant="outlined" fullWidth loading={sending} onClick={ask}>
          {kind === 'unasked' ? '保護者に確認をお願いする' : 'もう一度、保護者に確認をお願いする'}
        </Button>
      )}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
    </>
  );
};
