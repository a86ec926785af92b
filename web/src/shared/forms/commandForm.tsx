import { Fragment, type ReactNode, type SyntheticEvent, useState } from 'react';
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
import type { useFormSteps } from './useFormSteps.ts';

/** Replaces the form in the history. `keepsInput`: the form continues with the input later. */
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
  /** Of a form in steps: the main button leads to the next one, and faults to theirs. */
  readonly steps?: Pick<ReturnType<typeof useFormSteps>, 'next' | 'goOn' | 'goToFault'>;
  /** The server would refuse it now, for a reason that the page shows. */
  readonly withheld?: boolean;
  /** Sends the validated input; a refusal is shown at its fields, and the input stays. */
  readonly onSend: (result: Result) => Promise<Done>;
  readonly children: ReactNode;
  /** Shown below the button, with the last refusal. */
  readonly below?: (state: { readonly refusal: CommandError | undefined; readonly sending: boolean }) => ReactNode;
};

/** Asks before it is left, restores input, and leads on after success. */
export const CommandForm = <Values extends FieldValues, Result extends FieldValues>({
  kept: { form, generation, restored, startOver, forget },
  submitLabel,
  sticky = false,
  steps,
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
      if (Object.keys(refused.fields).length > 0) steps?.goToFault(refused.fields);
      setRefusal(refused);
    }
  };
  const complete = form.handleSubmit(submit, steps?.goToFault);
  const next = steps?.next ?? null;
  const goOn = (event: SyntheticEvent) => {
    event.preventDefault();
    steps?.goOn();
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
        onSubmit={next === null ? complete : goOn}
        submitLabel={next === null ? submitLabel : `次へ（${next}）`}
        sending={stage === 'sending'}
        error={refusal?.message}
        sticky={sticky}
        withheld={withheld}
        below={
          <>
            {next === null ? null : (
              // The remaining steps may stay empty.
              <Button variant="text" disabled={withheld || stage === 'sending'} onClick={complete}>
                {submitLabel}
              </Button>
            )}
            {below?.({ refusal, sending: stage === 'sending' })}
          </>
        }
      >
        <Fragment key={generation}>{children}</Fragment>
      </Form>
    </>
  );
};
