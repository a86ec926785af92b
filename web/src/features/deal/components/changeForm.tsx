import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { dealFields } from '#domain/deal/fields.ts';
import { isBound, isRaise } from '#domain/deal/row.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { changes } from '../changes.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import { type Deal, type DealKind, kinds } from '../kinds.ts';
import { requireOther, requireReason } from '../terms.ts';
import { ConsentNotice } from './consentNotice.tsx';

export type ChangeValues = { fee?: number | undefined; scheduleToClose?: number | undefined; reason: string };
type Terms = { readonly fee?: number | undefined; readonly scheduleToClose?: number | undefined };
type Result = Terms & { readonly reason: string };

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly changed: 'fee' | 'schedule';
  readonly submitLabel: string;
  /** The field, by name and as it is typed. */
  readonly name: 'fee' | 'scheduleToClose';
  readonly children: (control: Control<ChangeValues, unknown, Result>) => ReactNode;
};

/**
 * A change of one of the terms. Before the cast agreed, and where it only raises the fee, it holds at once; otherwise it is
 * proposed with a reason. The server decides the same when the command arrives.
 */
export const ChangeForm = ({ kind, deal, changed, submitLabel, name, children }: Props) => {
  const bound = isBound(kinds[kind].table, deal.status);
  const needsConsent = (terms: Terms): boolean => bound && !isRaise(terms, deal);
  const schema = z.object({ [name]: dealFields[name], reason: z.string() }).superRefine((typed, context) => {
    const { reason, ...terms } = typed as Result;
    requireOther(name, deal[name], terms[name], context);
    if (needsConsent(terms)) requireReason(reason, context);
  }) as unknown as z.ZodType<Result>;
  const { send: change } = useDealCommand(kind, name === 'fee' ? 'changeFee' : 'changeSchedule', deal);
  const { send: propose } = useDealCommand(kind, 'proposeChange', deal);
  const defaultValues: ChangeValues = { [name]: deal[name] ?? undefined, reason: '' };
  const kept = useKeptForm<ChangeValues, Result>({ name: `${changed}:${kind}:${deal.id}`, defaultValues, schema });
  const { control } = kept.form;
  const typed = useWatch({ control, name });
  const asks = typed !== undefined && typed !== deal[name] && needsConsent({ [name]: typed });
  const now = useNow();
  const send = async ({ reason, ...terms }: Result) => {
    const proposes = needsConsent(terms);
    const outcome = proposes ? await propose({ ...terms, reason }) : await change(terms as never);
    return doneAfter(changes[kind][changed].done(deal.id), outcome, { proposes });
  };
  return (
    <CommandForm kept={kept} submitLabel={asks ? '条件の変更を申し込む' : submitLabel} onSend={send}>
      {bound && name === 'fee' ? <Notice>報酬の引き上げは、すぐに変わります。引き下げには、キャストの同意が必要です。</Notice> : null}
      {children(control)}
      {asks ? (
        <>
          <ConsentNotice kind={kind} deal={deal} now={now} why="キャストが承諾した条件の変更には、キャストの同意が必要です。" />
          <TextField control={control} name="reason" {...textOf(dealFields.reason)} multiline help="キャストにも表示されます" />
        </>
      ) : null}
    </CommandForm>
  );
};
