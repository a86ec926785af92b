import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { duration } from '#domain/kernel/format/times.ts';
import { messages } from '#domain/kernel/messages.ts';
import { castRefuses } from '#domain/work/deal/endReasons.ts';
import { dealFields, proxyAnswers, proxyChannelLabels, proxyChannels } from '#domain/work/deal/fields.ts';
import { proxyAnswerLabels } from '#domain/work/deal/proxyLabels.ts';
import { needsText, reasonLabels } from '#domain/work/deal/reasonLabels.ts';
import { answersOnBehalf } from '#domain/work/deal/row.ts';
import { isCounter } from '#domain/work/deal/state.ts';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import {
  type AnswerValues,
  answerForm,
  answerValuesOf,
  FeeAndEnd,
  factsOfTerms,
  InquiryAnswerFields,
  proposedOf,
  requireOther,
  requireReason,
  SheetChecklist,
  useSeen,
  versionOf,
} from '#web/features/deal/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Consequences } from '../../acts/words.tsx';
import { useOfficeDeal } from '../../dealParts/deals.ts';
import { dealNamed, dealTitle } from '../../dealParts/texts.ts';
import { useDecision } from '../commands/useDecision.ts';

const { channel, heardAt, note, proxyAnswer, reason } = dealFields;
const counter = { fee: dealFields.fee, scheduleToClose: dealFields.scheduleToClose };
const fields = z.object({
  answer: z.enum(proxyAnswers, { error: messages.required }),
  /** The terms and the reason that the cast named in a counter-offer. */
  ...counter,
  reason: z.string(),
  /** The answer to an inquiry, which has a form of its own. */
  canCome: z.custom<AnswerValues['canCome']>(),
  freeDays: z.custom<AnswerValues['freeDays']>(),
  feeFrom: z.custom<AnswerValues['feeFrom']>(),
  feeTo: z.custom<AnswerValues['feeTo']>(),
  answerText: z.custom<AnswerValues['answerText']>(),
  reasonCode: castRefuses.reasonCode.or(z.literal('').transform(() => undefined)),
  onBehalf: z.object({ channel, heardAt, note }),
});
/** Fee and end of an inquiry are unknown, and no answer to it needs them. */
const schemaFor = (held: Pick<Deal, 'fee' | 'scheduleToClose'>) =>
  (held.fee === null ? fields.extend({ fee: z.undefined(), scheduleToClose: z.undefined() }) : fields).superRefine((typed, context) => {
    if (typed.answer === 'answerInquiry')
      for (const { path, message } of answerForm.safeParse(typed).error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    if (typed.answer !== 'proposeCounter') return;
    requireReason(typed.reason, context);
    if (typed.scheduleToClose === held.scheduleToClose) requireOther('fee', held.fee, typed.fee, context);
  });
/** Entries have no inquiry. */
const noAnswer = { inquiryAnswer: null, answerText: null };
const castReasons = castRefuses.reasonCode.unwrap().options.filter((code) => !needsText(code));
type Typed = z.infer<ReturnType<typeof schemaFor>>;
type Values = AnswerValues & {
  answer: Typed['answer'] | '';
  fee: number | undefined;
  scheduleToClose: number | undefined;
  reason: string;
  reasonCode: Typed['reasonCode'] | '';
  onBehalf: { channel: Typed['onBehalf']['channel'] | ''; heardAt: number | undefined; note: string };
};

const period = duration(businessRules.proxyDisputePeriod);
const consequences = [
  'キャストが自分で回答したときと同じように進みます。クライアントにも回答が届きます。',
  `担当者、連絡の方法、日時がキャストとクライアントの画面に表示されます。キャストは${period}以内に異議を申し出られます。`,
  '回答を登録した担当者は、このお仕事の承認も、異議への対応もできません。',
];

type Props = { readonly kind: DealKind; readonly deal: Deal; readonly onClose: () => void };

/** The open dialog follows changes of the deal. */
export default function AnswerDialog({ kind, deal: opened, onClose }: Props) {
  const deal = useOfficeDeal(kind, opened.id).row ?? opened;
  const now = useNow();
  const prices = usePrices(deal);
  const answers = answersOnBehalf(kinds[kind].table, deal, now);
  const [only] = answers.length === 1 ? answers : [];
  const form = useCheckedForm<Values, Typed>(schemaFor(opened), {
    answer: (only as Typed['answer'] | undefined) ?? '',
    reasonCode: '',
    fee: opened.fee ?? undefined,
    scheduleToClose: opened.scheduleToClose ?? undefined,
    reason: '',
    ...answerValuesOf('inquiryAnswer' in opened ? opened : noAnswer),
    onBehalf: { channel: '', heardAt: undefined, note: '' },
  });
  const { send, own } = useDecision(kind, opened);
  const answered = useWatch({ control: form.control, name: 'answer' });
  const isRefusal = answered === 'refuse' || answered === 'refuseInquiry';
  const isChange = deal.proposal !== null && !isCounter(deal);
  const { seen, onRead } = useSeen(isChange ? proposedOf(deal) : versionOf(deal));
  const named = ({ answer, fee, scheduleToClose, reason: why, ...typed }: Typed): object => {
    if (answer === 'answerInquiry') return answerForm.parse(typed);
    if (answer === 'accept') return { termsNo: seen?.no };
    if (answer === 'proposeCounter') return { termsNo: seen?.no, fee, scheduleToClose, reason: why };
    return answer === 'agreeChange' || answer === 'declineChange' ? { proposalNo: seen?.no } : {};
  };
  return (
    <CommandDialog
      title="キャストの代理で回答しますか？"
      confirmLabel="代理で回答する"
      obstacle={answers.length > 0 || own ? undefined : `この${kinds[kind].noun}の状態が変わりました。最新の状態をご確認ください。`}
      form={form}
      onRead={onRead}
      send={({ reasonCode, onBehalf, ...typed }) =>
        send({ type: typed.answer, ...named({ ...typed, reasonCode, onBehalf } as Typed), ...(isRefusal && { reasonCode }), onBehalf })
      }
      done={`${dealNamed(deal)}の代理回答を登録しました`}
      onClose={onClose}
    >
      <p>{dealTitle(deal)}</p>
      {seen && seen.fee !== null ? <Facts facts={factsOfTerms(seen, 'talent', prices)} /> : null}
      {seen?.sheet ? <SheetChecklist deal={seen} inFull /> : null}
      <Consequences>{consequences}</Consequences>
      <ChoiceField
        control={form.control}
        name="answer"
        label={labelOf(proxyAnswer)}
        required
        options={answers.map((value) => ({ value, label: proxyAnswerLabels[value as Typed['answer']] }))}
      />
      {answered === 'proposeCounter' ? (
        <>
          <FeeAndEnd control={form.control} />
          <TextField control={form.control} name="reason" {...textOf(reason)} required multiline help="クライアントにも表示されます" />
        </>
      ) : null}
      {answered === 'answerInquiry' ? <InquiryAnswerFields control={form.control} /> : null}
      {isRefusal ? (
        <ChoiceField
          control={form.control}
          name="reasonCode"
          label={labelOf(dealFields.reasonCode)}
          help="クライアントにも表示されます"
          // The text of その他 would be the office's words about what the cast said.
          options={castReasons.map((value) => ({ value, label: reasonLabels[value] }))}
        />
      ) : null}
      <ChoiceField
        control={form.control}
        name="onBehalf.channel"
        label={labelOf(channel)}
        required
        options={proxyChannels.map((value) => ({ value, label: proxyChannelLabels[value] }))}
      />
      <DateTimeField control={form.control} name="onBehalf.heardAt" label={labelOf(heardAt)} required help="キャストから回答を聞いた日時" />
      <TextField control={form.control} name="onBehalf.note" {...textOf(note)} multiline help="事務局だけが記録で確認できます" />
    </CommandDialog>
  );
}
