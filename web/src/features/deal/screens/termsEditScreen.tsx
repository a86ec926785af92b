import { useFormState } from 'react-hook-form';
import { z } from 'zod';
import { dealFields } from '#domain/work/deal/fields.ts';
import { isBound } from '#domain/work/deal/row.ts';
import type { TermsSheet } from '#domain/work/deal/sheet.ts';
import { type Deal, type DealKind, hasTerms, kinds, openActions } from '#web/entities/deal/kinds.ts';
import { checkSheet, emptySheet, type SheetValues, sheetForm, sheetOfPosting } from '#web/entities/sheet/sheetForm.ts';
import { LoadedJob } from '#web/features/job/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandForm, type Done } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { changes } from '../changes.ts';
import { useDealCommand } from '../commands/dealCommand.ts';
import { NoDeal, useDealInAddress } from '../components/addressedDeal.tsx';
import { requireOther, requireReason, termsAt } from '../terms.ts';

type Values = { fee: number | undefined; scheduleToClose: number | undefined; reason: string; sheet: SheetValues };
type Result = { fee: number; scheduleToClose: number; reason: string; sheet: TermsSheet };

/** Loads while the page reads the initial values. */
const TermsSheetFields = lazyPart(
  async () => (await import('#web/entities/sheet/termsSheetFields.tsx')).TermsSheetFields<Values>,
  () => <RowSkeletons count={4} />,
);
TermsSheetFields.preload();

/** Loads later, since only a deal without terms needs it. */
const FeeAndEnd = lazyPart(
  async () => (await import('../components/feeAndEnd.tsx')).FeeAndEnd<Values>,
  () => <RowSkeletons count={2} />,
);

/** Without fee and end for existing terms, which have separate pages for them. */
const schemaFor = (needsConsent: boolean, deal: Deal, held: TermsSheet | null): z.ZodType<Result> =>
  z
    .object({
      ...(hasTerms(deal) ? { fee: dealFields.fee, scheduleToClose: dealFields.scheduleToClose } : termsAt(() => Date.now())),
      reason: z.string(),
      sheet: sheetForm,
    })
    .superRefine(({ sheet, scheduleToClose, reason }, context) => {
      requireOther('sheet', held, sheet, context);
      if (needsConsent) requireReason(reason, context);
      checkSheet(sheet, scheduleToClose, Date.now(), context);
    });

type FormProps = { readonly kind: DealKind; readonly deal: Deal; readonly needsConsent: boolean; readonly begin: TermsSheet | null };

const TermsForm = ({ kind, deal, needsConsent, begin }: FormProps) => {
  const change = useDealCommand(kind, 'changeTerms', deal);
  const proposal = useDealCommand(kind, 'proposeChange', deal);
  const { fee, scheduleToClose, sheet, sheetWords } = deal;
  const held = sheet && sheetWords && { ...sheet, ...sheetWords };
  const kept = useDraftForm<Values, Result>({
    name: `terms:${kind}:${deal.id}`,
    defaultValues: { fee: fee ?? undefined, scheduleToClose: scheduleToClose ?? undefined, reason: '', sheet: held ?? begin ?? emptySheet },
    schema: schemaFor(needsConsent, deal, held),
  });
  const { control } = kept.form;
  const { sheet: fault } = useFormState({ control }).errors;
  const send = async ({ reason, ...terms }: Result): Promise<Done> => {
    const changed = hasTerms(deal) ? { sheet: terms.sheet } : terms;
    await (needsConsent ? proposal.send({ ...changed, reason }) : change.send(changed));
    showToast(needsConsent ? '条件の変更を申し込みました' : '条件書を変更しました');
    return { to: kinds[kind].page.client(deal.id) };
  };
  return (
    <Stack wide>
      <Notice>
        {needsConsent
          ? '変更には、キャストの同意が必要です。同意されるまでは、今の条件のまま続きます。'
          : 'キャストの承諾前のため、すぐに変わります。キャストに通知されます。'}
      </Notice>
      <CommandForm
        kept={kept}
        submitLabel={needsConsent ? '条件書の変更を申し込む' : '条件書を変更する'}
        onSend={send}
        sticky
        below={() => (fault?.message ? <Notice tone="error">{fault.message}</Notice> : null)}
      >
        {hasTerms(deal) ? null : <FeeAndEnd control={control} />}
        <TermsSheetFields control={control} source={hasTerms(deal) ? null : begin} />
        {needsConsent ? (
          <TextField control={control} name="reason" {...textOf(dealFields.reason)} multiline help="キャストと事務局が読みます" />
        ) : null}
      </CommandForm>
    </Stack>
  );
};

export default function TermsEditScreen({ kind }: { readonly kind: DealKind }) {
  const { noun, table } = kinds[kind];
  const { query, row: deal } = useDealInAddress(kind, 'client');
  const now = useNow();
  const open = deal ? openActions(kind, deal, 'client', now) : [];
  const isAtOnce = open.includes('changeTerms') && deal != null && !isBound(table, deal.status);
  return (
    <Loaded
      query={query}
      row={deal && !isAtOnce && !open.includes('proposeChange') ? null : deal}
      skeleton={<RowSkeletons count={4} />}
      none={
        <NoDeal kind={kind} side="client" title={`この${noun}の条件書は変更できません`}>
          {changes[kind].closed}
        </NoDeal>
      }
    >
      {(shown) =>
        shown.sheet ? (
          <TermsForm key={shown.id} kind={kind} deal={shown} needsConsent={!isAtOnce} begin={null} />
        ) : (
          <LoadedJob jobId={shown.jobId}>
            {(job) => <TermsForm key={shown.id} kind={kind} deal={shown} needsConsent={!isAtOnce} begin={sheetOfPosting(job)} />}
          </LoadedJob>
        )
      }
    </Loaded>
  );
}
