import { useState } from 'react';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import type { CommandCallableName } from '#domain/office/operation/addresses.ts';
import { aggregateOf } from '#domain/office/operation/addresses.ts';
import { CommandError, commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import type { NeedsSecond } from '#web/shared/data/commands/secondAsker.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { invalidateCounts } from '#web/shared/data/reads/readOnce.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useInputAtSignOut } from '#web/shared/forms/useInputAtSignOut.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import type { Pending } from './secondHost.tsx';

const schema = z.object({ reason });
const ASKED = '別の担当者に確認を依頼しました。確認されると実行されます。';

const reasonOf = (reason: unknown): string => (typeof reason === 'string' ? reason : '');

/** The request in place of a command, and its reason: the one that the command had. */
const askedFor = ({ callable, payload }: NeedsSecond) => {
  if (callable === 'heldActs') {
    const { command, ...act } = payload.act as { readonly command: Readonly<Record<string, unknown>> };
    const { reason, ...bare } = command;
    return { asked: { ...act, command: bare }, reason: reasonOf(reason) };
  }
  const { commandId: _, offerId, entryId, transferId, uid, reason, ...command } = payload;
  const entityId = offerId ?? entryId ?? transferId ?? uid;
  const aggregate = callable === 'billExports' ? 'audit' : aggregateOf[callable as CommandCallableName];
  return { asked: { aggregate, ...(entityId !== undefined && { entityId }), command }, reason: reasonOf(reason) };
};

type Props = { readonly pending: readonly Pending[]; readonly onDone: () => void };

/** Asks for a second member's approval of a refused command, with the reason already typed. */
export default function AskSecondDialog({ pending, onDone }: Props) {
  const form = useCheckedForm(schema, { reason: askedFor(pending[0] as Pending).reason });
  useInputAtSignOut('second', form);
  const [commandIds] = useState(() => new Map<Pending, string>());
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const idOf = (each: Pending): string => {
    const id = commandIds.get(each) ?? crypto.randomUUID();
    commandIds.set(each, id);
    return id;
  };
  const ask = async (each: Pending, why: string): Promise<void> => {
    const { asked } = askedFor(each);
    await sendCommand('countersigns', { type: 'ask', commandId: idOf(each), asked, reason: why });
    each.tell(new CommandError('second-asked', ASKED));
  };
  const send = form.handleSubmit(async (typed) => {
    setSending(true);
    const outcomes = await Promise.allSettled(pending.map((each) => ask(each, typed.reason)));
    setSending(false);
    invalidateCounts();
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) setError(commandErrorOf(failed.reason).message);
    else onDone();
  });
  const leave = () => {
    for (const { tell, refused } of pending) tell(refused);
    onDone();
  };
  return (
    <ConfirmDialog
      title="別の担当者に確認を依頼しますか？"
      confirmLabel="別の担当者に確認を依頼"
      cancelLabel="依頼しない"
      sending={sending}
      error={error}
      onSubmit={send}
      onCancel={leave}
    >
      <p>
        この操作{pending.length > 1 ? `（${pending.length}件）` : ''}
        は、一人では実行できません。同じ役割の別の担当者が確認すると実行されます。
      </p>
      <TextField control={form.control} name="reason" {...textOf(reason)} multiline help="確認する担当者に表示され、履歴に残ります" />
    </ConfirmDialog>
  );
}
