import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen, yenRange } from '#domain/kernel/format/numbers.ts';
import { amountsOf } from '#domain/work/deal/amounts.ts';
import type { Role } from '#domain/work/job/roles.ts';
import { offerFields } from '#domain/work/offer/fields.ts';
import { inquiryTypeLabels } from '#domain/work/offer/status.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { OfferedJob, OfferFormResult } from '../offerForm.ts';
import { useTypedTerms } from '../shownTerms.ts';
import { termsFacts } from './termsCard.tsx';
import { TypedMoney } from './typedMoney.tsx';

export const useOfferFacts = (castName: string) => {
  const termsOf = useTypedTerms(castName);
  return (values: OfferFormResult, jobTitle: string, role?: Pick<Role, 'name'>): Fact[] => [
    { term: labelOf(offerFields.jobId), value: jobTitle },
    ...(role ? [{ term: labelOf(offerFields.roleNo), value: role.name }] : []),
    ...(values.kind === 'INQUIRY'
      ? [{ term: labelOf(offerFields.inquiryType), value: inquiryTypeLabels[values.inquiryType] }]
      : termsFacts(termsOf(values))),
    ...(values.message === '' ? [] : [{ term: labelOf(offerFields.message), value: values.message }]),
  ];
};

type PostedFees = {
  /** The fees (yen) that the job was posted with; undefined for a new job. */
  readonly posted: Pick<OfferedJob, 'feeMin' | 'feeMax'> | undefined;
};

export const OutsideNotice = ({ values, posted }: PostedFees & { readonly values: OfferFormResult }) => {
  if (values.kind === 'INQUIRY' || !posted) return null;
  const { fee } = values;
  const { feeMin, feeMax } = posted;
  if (fee >= feeMin && fee <= feeMax) return null;
  return (
    <Notice tone="warning">{`報酬${formatYen(fee)}は、募集の報酬（${yenRange(feeMin, feeMax)}）より${fee < feeMin ? '低い' : '高い'}額です。`}</Notice>
  );
};

type Props = PostedFees & {
  readonly values: OfferFormResult;
  readonly role: Role | undefined;
  readonly jobTitle: string;
  readonly cast: { readonly name: string };
  readonly sending: boolean;
  readonly error: string | undefined;
  readonly onSend: () => void;
  readonly onBack: () => void;
};

export default function OfferConfirmation({ values, jobTitle, cast, posted, role, sending, error, onSend, onBack }: Props) {
  const factsOf = useOfferFacts(cast.name);
  const prices = usePrices();
  const total = values.kind === 'OFFER' && prices ? amountsOf(values.fee, values.scheduleToClose, 'client', prices).total : null;
  return (
    <Stack wide>
      <Notice>次の内容で{cast.name}さんに送信します。送信前にもう一度ご確認ください。</Notice>
      {values.kind === 'OFFER' ? <TypedMoney fee={values.fee} scheduleToClose={values.scheduleToClose} /> : null}
      <Card title={values.kind === 'INQUIRY' ? '問い合わせの内容' : 'オファーの内容'}>
        <Facts facts={[{ term: labelOf(offerFields.talentId), value: cast.name }, ...factsOf(values, jobTitle, role)]} />
      </Card>
      <OutsideNotice values={values} posted={role ?? posted} />
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Stack>
        <Button loading={sending} onClick={onSend}>
          {values.kind === 'INQUIRY'
            ? 'この内容で問い合わせる'
            : total === null
              ? 'この内容でオファーを送る'
              : `${formatYen(total)}（税込）のオファーを送る`}
        </Button>
        <Button variant="text" disabled={sending} onClick={onBack}>
          入力内容を直す
        </Button>
      </Stack>
    </Stack>
  );
}
