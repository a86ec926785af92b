import { type UseFormReturn, useWatch } from 'react-hook-form';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeKana, normalizeWebAddress } from '#domain/kernel/validation.ts';
import { type ClientProfile, clientProfile } from '#domain/people/client/profile.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { PictureField } from '#web/shared/forms/pictureField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { normalizePhone } from '../companyForm.ts';
import { AddressFields } from './addressFields.tsx';

const { shape } = clientProfile;
const company = shape.company.shape;
const types = [
  { value: 'CORPORATION', label: '法人' },
  { value: 'INDIVIDUAL', label: '個人' },
] as const;

type Props = { readonly form: UseFormReturn<ClientProfile, unknown, ClientProfile> };

/** Contact person, company and address. */
export const CompanyFields = ({ form, form: { control } }: Props) => {
  const isCorporation = useWatch({ control, name: 'clientType' }) === 'CORPORATION';
  return (
    <>
      <ChoiceField control={control} name="clientType" label={labelOf(shape.clientType)} required options={types} />
      <PictureField
        control={control}
        name="thumbnail"
        label={labelOf(shape.thumbnail)}
        ratio="1"
        help="お仕事やメッセージで、キャストに表示されます。丸く切り抜かれるので、中央に収まる画像がおすすめです"
      />
      <TextField control={control} name="name" label={labelOf(shape.name)} required autoComplete="name" limit={limitOf(shape.name)} />
      <TextField
        control={control}
        name="kana"
        label={labelOf(shape.kana)}
        required
        normalize={normalizeKana}
        help="ひらがなで入力しても、自動でカタカナになります"
      />
      <TextField
        control={control}
        name="company.name"
        label={labelOf(company.name)}
        required={isCorporation}
        autoComplete="organization"
        limit={limitOf(company.name)}
      />
      <TextField control={control} name="company.kana" label={labelOf(company.kana)} normalize={normalizeKana} />
      <TextField control={control} name="department" label={labelOf(shape.department)} />
      <TextField control={control} name="position" label={labelOf(shape.position)} autoComplete="organization-title" />
      <TextField
        control={control}
        name="company.phone"
        label={labelOf(company.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        normalize={normalizePhone}
      />
      <AddressFields form={form} name="company.address" />
      <TextField
        control={control}
        name="worksUrl"
        label={labelOf(shape.worksUrl)}
        type="url"
        inputMode="url"
        help="例：example.com/works（https:// は自動で付きます）"
        normalize={normalizeWebAddress}
      />
    </>
  );
};
