import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizePhone } from '#domain/kernel/validation.ts';
import { type BillingProfile, billingProfile, isBillable } from '#domain/people/client/billing.ts';
import { BANK_TRANSFER } from '#domain/people/client/paymentMethod.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { AddressFields } from '#web/entities/client/addressFields.tsx';
import { useOwnCompany } from '#web/entities/client/ownCompany.tsx';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { billingValues } from '../companyForm.ts';

const { shape } = billingProfile;
const company = shape.company.shape;

export const BillingForm = ({ client }: { readonly client: Client }) => {
  const kept = useDraftForm<BillingProfile, BillingProfile>({
    name: 'billing',
    defaultValues: billingValues(client),
    schema: billingProfile,
  });
  const { control } = kept.form;
  const uid = useUid();
  const { send } = useCommand({ callable: 'clients', type: 'saveBilling', shownBy: () => `clients/${uid}` });
  const save = async (profile: BillingProfile) =>
    doneAfter(href('clientBillDone'), await send({ ...profile, paymentMethod: BANK_TRANSFER }));
  return (
    <Stack wide>
      {isBillable(client) ? null : <Notice tone="warning">ご請求に必要な項目がそろっていません。必須の項目をご入力ください。</Notice>}
      <p>お支払い方法は銀行振込です。ご請求書は、次の宛先にお送りします。変更した内容は、会社情報にも反映されます。</p>
      <CommandForm kept={kept} submitLabel="この内容を保存する" onSend={save} sticky>
        <TextField
          control={control}
          name="company.name"
          {...textOf(company.name)}
          autoComplete="organization"
          help="個人の方は、ご請求書の宛名をご入力ください"
        />
        <TextField control={control} name="department" {...textOf(shape.department)} help="部署がない場合は「なし」とご入力ください" />
        <TextField control={control} name="name" {...textOf(shape.name)} autoComplete="name" />
        <AddressFields form={kept.form} name="company.address" required />
        <TextField
          control={control}
          name="company.phone"
          label={labelOf(company.phone)}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          normalize={normalizePhone}
        />
      </CommandForm>
    </Stack>
  );
};

export default function BillEditScreen() {
  const { query, client } = useOwnCompany();
  if (client) return <BillingForm client={client} />;
  // Without a profile the guard redirects to the company form; until it loads, this keeps the
  // space.
  return query.isError ? <FailedState onRetry={() => query.refetch()} /> : <RowSkeletons count={3} />;
}
