import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ClientProfile } from '#domain/client/profile.ts';
import { normalizeKana, normalizeText } from '#domain/kernel/validation.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { PictureField } from '#web/shared/forms/pictureField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { normalizePhone } from '../companyForm.ts';
import { AddressFields } from './addressFields.tsx';

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
      <ChoiceField control={control} name="clientType" label="ご利用の区分" required options={types} />
      <PictureField
        control={control}
        name="thumbnail"
        label="ロゴ・写真"
        ratio="1"
        help="お仕事やメッセージで、キャストに表示されます。丸く切り抜かれるので、中央に収まる画像がおすすめです"
      />
      <TextField control={control} name="name" label="ご担当者名" required autoComplete="name" limit={60} />
      <TextField
        control={control}
        name="kana"
        label="ご担当者名（フリガナ）"
        required
        normalize={normalizeKana}
        help="ひらがなで入力しても、自動でカタカナになります"
      />
      <TextField control={control} name="company.name" label="会社名" required={isCorporation} autoComplete="organization" limit={100} />
      <TextField control={control} name="company.kana" label="会社名（フリガナ）" normalize={normalizeKana} />
      <TextField control={control} name="department" label="部署" />
      <TextField control={control} name="position" label="役職" autoComplete="organization-title" />
      <TextField
        control={control}
        name="company.phone"
        label="電話番号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        normalize={normalizePhone}
      />
      <AddressFields form={form} name="company.address" />
      <TextField
        control={control}
        name="worksUrl"
        label="実績・サイトのURL"
        type="url"
        inputMode="url"
        help="https:// で始まるアドレス"
        normalize={normalizeText}
      />
    </>
  );
};
