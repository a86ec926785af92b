import { Fragment, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type CommandError, commandErrorOf } from '../data/commands/commandError.ts';
import type { Reflection } from '../data/commands/waitForVersion.ts';
import { reportUnexplained } from '../data/platform/reportUnexplained.ts';
import { ConfirmDialog, type Question } from '../ui/confirmDialog.tsx';
import { showToast } from '../ui/toast.ts';
import { showServerFaults } from './checkedForm.ts';
import { useInputAtSignOut } from './useInputAtSignOut.ts';

/** The addition if a change was accepted but is not visible yet. */
const reflectionText = (reflection: Reflection): string => (reflection === 'pending' ? '（反映中です。まもなく表示されます）' : '');

type Props<Values extends FieldValues, Result extends FieldValues, Done> = Question & {
  readonly form?: UseFormReturn<Values, unknown, Result>;
  /** The input is a secret, so it is not stored if the session ends elsewhere. */
  readonly secret?: boolean;
  /** Sends the command. Throws what `commandErrorOf` reads; the input stays then. */
  readonly send: (typed: Result) => Promise<Done>;
  readonly done?: string;
  /** Called instead of closing. */
  readonly onDone?: (outcome: Done) => void;
  readonly onClose: () => void;
};

/** A refusal is shown in the dialog, faults at their fields, with the focus on the first. */
export const CommandDialog = <Values extends FieldValues, Result extends FieldValues, Done>({
  form,
  secret = false,
  send,
  done,
  onDone,
  onClose,
  children,
  ...question
}: Props<Values, Result, Done>) => {
  const generation = useInputAtSignOut(secret ? null : question.title, form);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<CommandError>();
  // After the fields can take the focus again.
  useEffect(() => {
    if (form && refusal) showServerFaults(form, refusal);
  }, [form, refusal]);
  const carryOut = async (typed: Result) => {
    setSending(true);
    setRefusal(undefined);
    try {
      const outcome = await send(typed);
      form?.reset();
      if (done) showToast(done + reflectionText((outcome as { readonly reflection?: Reflection } | undefined)?.reflection ?? 'visible'));
      if (onDone) onDone(outcome);
      else onClose();
    } catch (failure) {
      const refused = commandErrorOf(failure);
      if (refused.code === 'second-asked') {
        showToast(refused.message);
        onClose();
        return;
      }
      setRefusal(refused);
      reportUnexplained(failure);
    }
    setSending(false);
  };
  const sent = form ? { onSubmit: form.handleSubmit(carryOut) } : { onConfirm: () => carryOut({} as Result) };
  return (
    <ConfirmDialog {...question} {...sent} sending={sending} error={refusal?.message} onCancel={onClose}>
      <Fragment key={generation}>{children}</Fragment>
    </ConfirmDialog>
  );
};
