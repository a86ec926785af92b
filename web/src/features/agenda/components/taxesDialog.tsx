import { z } from 'zod';
import { taxInput } from '#domain/money/payee/fields.ts';
import { withholding } from '#domain/money/payout/statement.ts';
import { type Payee, payeePath } from '#projections/payout/payees.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const percent = (hundredths: number): string => `${hundredths / 100}%`;
const asOptions = [
  {
    value: 'PERSON',
    label: '個人として',
    note: `報酬から所得税（${percent(withholding.rate)}。1回に100万円を超える分は${percent(withholding.above)}）を源泉徴収し、あなたの代わりに納めます。確定申告で精算できます。`,
  },
  { value: 'COMPANY', label: '会社として', note: '源泉徴収はしません。法人の名義の口座が必要です。' },
];

const schema = z.strictObject({
  as: z.enum(['PERSON', 'COMPANY']).meta({ label: '受け取り方' }),
  registration: z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(taxInput.registration)
    .meta({ label: 'インボイスの登録番号' }),
});

type Props = { readonly uid: string; readonly payee: Payee | null; readonly onClose: () => void };

export default function TaxesDialog({ uid, payee, onClose }: Props) {
  const { send } = useCommand<object>({ callable: 'payees', type: 'setTaxes', shownBy: () => payeePath(uid), again: true });
  return (
    <FieldsDialog
      title="税金の扱い"
      confirmLabel="税金の扱いを登録する"
      done="税金の扱いを登録しました"
      send={({ as, registration }) => send({ isCompany: as === 'COMPANY', registration })}
      onClose={onClose}
      schema={schema}
      start={{ as: payee?.isCompany ? 'COMPANY' : 'PERSON', registration: payee?.registration ?? '' }}
      fields={{
        as: { as: 'choice', options: asOptions },
        registration: { required: false, help: '登録していないときは空のままにします。消費税は、登録していなくても同じ額をお支払いします' },
      }}
    >
      <p>次に作成する支払通知書から使います。</p>
    </FieldsDialog>
  );
}
