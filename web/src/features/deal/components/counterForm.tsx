import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { dealFields } from '#domain/work/deal/fields.ts';
import { storedSheet, type TermsSheet } from '#domain/work/deal/sheet.ts';
import { isSameSheet } from '#domain/work/deal/storedSheet.ts';
import { type DealWithTerms, kinds } from '#web/entities/deal/kinds.ts';
import { MoneyBox } from '#web/entities/deal/moneyBox.tsx';
import { useMoneyReader } from '#web/entities/deal/moneyReader.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { checkSheet, emptySheet, type SheetValues, sheetForm } from '#web/entities/sheet/sheetForm.ts';
import { CommandForm, type Done } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useChangedRows } from '../changedRows.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import { termsAt } from '../terms.ts';
import { versionOf } from '../versions.ts';
import { FeeAndEnd } from './feeAndEnd.tsx';
import { MovedTerms } from './movedTerms.tsx';
import { counterText } from './proposalContent.tsx';

type Values = { fee: number | undefined; scheduleToClose: number | undefined; reason: string; sheet: SheetValues };
type Result = { fee: number; scheduleToClose: number; reason: string; sheet: TermsSheet | null };

/** Loads when the cast opens the rest of the terms. */
const TermsSheetFields = lazyPart(
  async () => (await import('#web/entities/sheet/termsSheetFields.tsx')).TermsSheetFields<Values>,
  () => <RowSkeletons count={4} />,
);

/** The fields of a sheet that one row of the differences shows together. */
const together: Readonly<Record<string, readonly string[]>> = {
  competition: ['competitionIn'],
  expenses: ['expensesYen'],
  undecided: ['undecidedBy'],
};

/** `held`: the sheet of the offer. An unchanged sheet is not checked: it is the client's. */
const schemaFor = (held: TermsSheet | null): z.ZodType<Result> =>
  z
    .object({
      ...termsAt(() => Date.now()),
      reason: dealFields.reason,
      sheet: held ? sheetForm : z.unknown().transform(() => null),
    })
    .superRefine(({ sheet, scheduleToClose }, context) => {
      if (sheet && !isSameSheet(sheet, held)) checkSheet(sheet, scheduleToClose, Date.now(), context);
    }) as unknown as z.ZodType<Result>;

/** The cast proposes other terms: only what was moved is sent and shown to the client. */
export const CounterForm = ({ deal }: { readonly deal: DealWithTerms }) => {
  const { send } = useDealCommand('offer', 'proposeCounter', deal);
  const { fee, scheduleToClose, sheet: facts, sheetWords } = deal;
  const held = facts && sheetWords && { ...facts, ...sheetWords };
  // Other terms need another look: the form begins again with them.
  const [termsNo] = useState(deal.termsNo);
  const defaultValues: Values = { fee, scheduleToClose, reason: '', sheet: held ?? emptySheet };
  const kept = useDraftForm<Values, Result>({ name: `counter:${deal.id}:${termsNo}`, defaultValues, schema: schemaFor(held) });
  const { control, setValue } = kept.form;
  const [typed, end, typedSheet] = useWatch({ control, name: ['fee', 'scheduleToClose', 'sheet'] });
  const { sheet: fault } = useFormState({ control }).errors;
  const prices = usePrices(deal);
  const { reader } = useMoneyReader('talent');
  const rowsOf = useChangedRows();
  const [isOpen, setOpen] = useState(false);
  const [resets, setResets] = useState(0);
  const shown = {
    fee: dealFields.fee.safeParse(typed).data ?? fee,
    scheduleToClose: dealFields.scheduleToClose.safeParse(end).data ?? scheduleToClose,
    sheet: (held && sheetForm.safeParse(typedSheet).data) || held,
  };
  const { sheet, ...rest } = shown;
  const { sheet: stored, sheetWords: words } = storedSheet(sheet);
  const before = versionOf(deal);
  const rows = rowsOf(before, { ...before, ...rest, sheet: stored?.facts ?? null, sheetWords: words });
  const reset = (name: string): void => {
    if (name === 'fee' || name === 'scheduleToClose') setValue(name, defaultValues[name], { shouldDirty: true });
    else
      for (const field of [name, ...(together[name] ?? [])] as (keyof SheetValues)[])
        setValue(`sheet.${field}`, defaultValues.sheet[field] as never, { shouldDirty: true });
    // Fields hold the typed text.
    setResets(resets + 1);
  };
  const propose = async ({ reason, ...next }: Result): Promise<Done> => {
    await send({
      termsNo,
      reason,
      ...(next.fee !== fee && { fee: next.fee }),
      ...(next.scheduleToClose !== scheduleToClose && { scheduleToClose: next.scheduleToClose }),
      ...(next.sheet && !isSameSheet(next.sheet, held) && { sheet: next.sheet }),
    });
    showToast('条件を相談しました。クライアントの回答をお待ちください');
    return { to: kinds.offer.page.talent(deal.id) };
  };
  return (
    <CommandForm
      kept={kept}
      submitLabel={rows.length === 0 ? '条件を相談する' : `${rows.length}つの条件を相談する`}
      withheld={rows.length === 0}
      onSend={propose}
      sticky
      below={() => (fault?.message ? <Notice tone="error">{fault.message}</Notice> : null)}
    >
      <p>{counterText(deal.proposalNo + 1)}</p>
      <FeeAndEnd key={resets} control={control} />
      <MoneyBox
        reader={reader}
        fee={shown.fee}
        feeBefore={fee}
        scheduleToClose={shown.scheduleToClose}
        prices={prices}
        state="相談する額"
        isAgreed={false}
      />
      {held ? (
        <details onToggle={({ currentTarget }) => setOpen(isOpen || currentTarget.open)}>
          <summary>日時・使用範囲など、ほかの条件も変える</summary>
          {isOpen ? <TermsSheetFields key={resets} control={control} /> : null}
        </details>
      ) : null}
      <MovedTerms rows={rows} onReset={reset} />
      <TextField control={control} name="reason" {...textOf(dealFields.reason)} required multiline help="クライアントにも表示されます" />
      <Notice>クライアントが同意すると、この条件での承諾になります。見送られても、今のオファーは回答期限まで有効です。</Notice>
    </CommandForm>
  );
};
