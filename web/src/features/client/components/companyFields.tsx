import { type UseFormReturn, useWatch } from 'react-hook-form';
import { clientCatalogue, companyCatalogue } from '#domain/people/client/clientRows.ts';
import type { ClientProfile } from '#domain/people/client/profile.ts';
import { CatalogueFields, fieldProps } from '#web/entities/catalogue/catalogueFields.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { AddressFields } from './addressFields.tsx';

const { name } = companyCatalogue.rows;

type Props = { readonly form: UseFormReturn<ClientProfile, unknown, ClientProfile> };

/** Contact person, company and address. */
export const CompanyFields = ({ form, form: { control } }: Props) => {
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
