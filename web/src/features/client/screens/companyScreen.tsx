import { type UseFormReturn, useWatch } from 'react-hook-form';
import { clientCatalogue, companyCatalogue } from '#domain/people/client/clientRows.ts';
import type { ClientProfile } from '#domain/people/client/profile.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { CatalogueFields, fieldProps } from '#web/entities/catalogue/catalogueFields.tsx';
import { AddressFields } from '#web/entities/client/addressFields.tsx';
import { useOwnCompany } from '#web/entities/client/ownCompany.tsx';
import { useRoleFirst } from '#web/features/account/public.ts';
import { href } from '#web/routing/href.ts';
import { waitForClaims } from '#web/shared/data/auth/claimsRefresh.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { companyForm, companyValues } from '../companyForm.ts';

const { name } = companyCatalogue.rows;

export const CompanyFields = ({ form, form: { control } }: { readonly form: UseFormReturn<ClientProfile, unknown, ClientProfile> }) => {
  const isCorporation = useWatch({ control, name: 'clientType' }) === 'CORPORATION';
  const ofPerson = (step: string) => <CatalogueFields control={control} of={clientCatalogue} step={step} />;
  const ofCompany = (step: string) => (
    <CatalogueFields
      control={control}
      of={companyCatalogue}
      within="company"
      step={step}
      own={{
        name: <TextField {...fieldProps(control, 'company.name', name)} required={isCorporation} limit={name.kind.limit} />,
        address: <AddressFields form={form} name="company.address" />,
      }}
    />
  );
  return (
    <>
      {ofPerson('担当者')}
      {ofCompany('会社')}
      {ofPerson('所属')}
      {ofCompany('連絡先')}
      {ofPerson('実績')}
    </>
  );
};

export default function CompanyScreen() {
  const { query, client } = useOwnCompany();
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (client === undefined) return <RowSkeletons count={3} />;
  return <CompanyForm key={client ? 'change' : 'new'} client={client} />;
}

/** The client's profile. `client` is null for a new client, who registers it. */
export const CompanyForm = ({ client }: { readonly client: Client | null }) => {
  const kept = useDraftForm<ClientProfile, ClientProfile>({
    name: client ? 'company' : 'newCompany',
    defaultValues: companyValues(client),
    schema: companyForm,
  });
  const uid = useUid();
  const { send } = useCommand<ClientProfile>({ callable: 'clients', type: 'saveProfile', shownBy: () => `clients/${uid}` });
  const first = useRoleFirst('client');
  const save = async (profile: ClientProfile) => {
    if (first) return first.goOn();
    const outcome = await send(profile);
    // The guard reads the token; without the new claim it would redirect back to this form.
    await waitForClaims(({ hasClientProfile }) => hasClientProfile);
    return doneAfter(href('clientCompanyDone'), outcome);
  };
  return (
    <CommandForm kept={kept} submitLabel={first?.submitLabel ?? 'この内容で登録する'} onSend={save} sticky>
      {first ? <Notice>{first.notice}</Notice> : null}
      <CompanyFields form={kept.form} />
    </CommandForm>
  );
};
