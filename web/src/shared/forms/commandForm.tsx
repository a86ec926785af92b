import { Fragment, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type CommandError, commandErrorOf } from '../data/commands/commandError.ts';
import type { CommandOutcome } from '../data/commands/useCommand.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showServerFaults } from './checkedForm.ts';
import { Form } from './form.tsx';
import { LeaveGuard } from './leaveGuard.tsx';
import type { DraftForm } from './useDraftForm.ts';

/**
 * The page after success; it replaces the form in the history. `keepsInput`: nothing was sent yet,
 * and the form continues with the input later.
 */
export type Done = { readonly to: string; readonly state?: object; readonly keepsInput?: true };

/** The done screen of a command, which tells whether the change is visible yet. */
export const doneAfter = (to: string, { reflection }: Pick<CommandOutcome, 'reflection'>, state: object = {}): Done => ({
  to,
  state: { ...state, pending: reflection === 'pending' },
});

type Props<Values extends FieldValues, Result extends FieldValues> = {
  readonly kept: DraftForm<Values, Result>;
  readonly submitLabel: string;
  readonly sticky?: boolean;
  /** The server would refuse it now, for a reason that the page shows. */
  readonly withheld?: boolean;
  /** Sends the validated input; a refusal is shown at its fields, and the input stays. */
  readonly onSend: (result: Result) => Promise<Done>;
  readonly children: ReactNode;
  /** Shown below the button, with the last refusal. */
  readonly below?: (state: { readonly refusal: CommandError | undefined; readonly sending: boolean }) => ReactNode;
};

/**
 * A form with one page and one command: asks before it is left, restores input, and leads on after
 * success.
 */
export const CommandForm = <Values extends FieldValues, Result extends FieldValues>({
  kept: { form, generation, restored, startOver, forget },
  submitLabel,
  sticky = false,
  withheld = false,
  onSend,
  children,
  below,
}: Props<Values, Result>) => {
  const [refusal, setRefusal] = useState<CommandError>();
  const [stage, setStage] = useState<'open' | 'sending' | 'done'>('open');
  const navigate = useNavigate();
  const { isDirty } = form.formState;
  const submit = async (result: Result) => {
    setRefusal(undefined);
    setStage('sending');
    try {
      const { to, state, keepsInput } = await onSend(result);
      setStage('done');
      if (!keepsInput) forget();
      navigate(to, { replace: true, state });
    } catch (failure) {
      const refused = commandErrorOf(failure);
      setStage('open');
      showServerFaults(form, failure);
      setRefusal(refused);
    }
  };
  return (
    <>
      <LeaveGuard when={isDirty && stage !== 'done'} onDiscard={forget} />
      {restored && isDirty ? (
        <Notice>
          前回の入力内容を表示しています。まだ送信されていません。
          <Button variant="text" size="small" onClick={startOver}>
            入力前の内容に戻す
          </Button>
        </Notice>
      ) : null}
      <Form
        onSubmit={form.handleSubmit(submit)}
        submitLabel={submitLabel}
        sending={stage === 'sending'}
        error={refusal?.message}
        sticky={sticky}
        withheld={withheld}
        below={below?.({ refusal, sending: stage === 'sending' })}
      >
        <Fragment key={generation}>{children}</Fragment>
      </Form>
    </>
  );
};
