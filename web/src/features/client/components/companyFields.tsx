import type { Control } from 'react-hook-form';
import type { ClientProfile } from '#domain/client/profile.ts';
import { prefectures } from '#domain/kernel/prefectures.ts';
import { normalizeKana, normalizeText } from '#domain/kernel/validation.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { normalizePhone, normalizePostalCode } from '../companyForm.ts';

const types = [
  { value: 'CORPORATION', label: '法人' },
  { value: 'INDIVIDUAL', label: '個人' },
] as const;
const prefectureOptions = prefectures.slice(1).map((name) => ({ value: name, label: name }));

/** Contact person, company and address. */
export const CompanyFields = ({ control }: { readonly control: Control<ClientProfile, unknown, unknown> }) => (
  <>
    <ChoiceField control={control} name="clientType" label="ご利用の区分" required options={types} />
    <TextField control={control} name="name" label="ご担当者名" required autoComplete="name" normalize={normalizeText} limit={60} />
    <TextField
      control={control}
      name="kana"
      label="ご担当者名（フリガナ）"
      required
      normalize={normalizeKana}
      help="ひらがなで入力しても、自動でカタカナになります"
    />
    <TextField
      control={control}
      name="company.name"
      label="会社名"
      autoComplete="organization"
      normalize={normalizeText}
      limit={100}
      help="法人のお客様は必ずご入力ください"
    />
    <TextField control={control} name="company.kana" label="会社名（フリガナ）" normalize={normalizeKana} />
    <TextField control={control} name="department" label="部署" normalize={normalizeText} />
    <TextField control={control} name="position" label="役職" autoComplete="organization-title" normalize={normalizeText} />
    <TextField
      control={control}
      name="company.phone"
      label="電話番号"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      normalize={normalizePhone}
    />
    <TextField
      control={control}
      name="company.address.postalCode"
      label="郵便番号"
      inputMode="numeric"
      autoComplete="postal-code"
      normalize={normalizePostalCode}
      help="ハイフンや全角数字で入力しても、自動で整えます"
    />
    <SelectField
      control={control}
      name="company.address.prefecture"
      label="都道府県"
      blank="選択してください"
      autoComplete="address-level1"
      options={prefectureOptions}
    />
    <TextField control={control} name="company.address.city" label="市区町村" autoComplete="address-level2" normalize={normalizeText} />
    <TextField control={control} name="company.address.street" label="番地" autoComplete="address-line1" normalize={normalizeText} />
    <TextField
      control={control}
      name="company.address.buildingName"
      label="建物名"
      autoComplete="address-line2"
      normalize={normalizeText}
    />
    <TextField
      control={control}
      name="worksUrl"
      label="実績のURL"
      type="url"
      inputMode="url"
      help="https:// ではじまるアドレス"
      normalize={normalizeText}
    />
  </>
);
