import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { prefectures } from '#domain/kernel/prefectures.ts';
import { address } from '#domain/people/client/address.ts';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import css from './addressFields.module.css';

/** Half-width digits without hyphens, as the postal code is stored. */
export const normalizePostalCode = (text: string): string => text.normalize('NFKC').replace(/[^\d]/g, '');

/** The address of a postal code; empty parts if the code has several places. */
type FoundAddress = { readonly prefecture: string; readonly city: string; readonly street: string };

/**
 * /postal/{first three digits}.json: by code, prefecture, city and town. `npm run postal` writes
 * the files from Japan Post's table.
 */
const postalFile = z.record(z.string(), z.tuple([z.string(), z.string(), z.string()]));

/**
 * The address of a seven-digit postal code from files of our own site, so that no other server
 * learns it. Null if the code is not listed or the lookup fails; the form works without it.
 */
const findAddress = async (code: string): Promise<FoundAddress | null> => {
  try {
    const answer = await fetch(`/postal/${code.slice(0, 3)}.json`);
    // For a missing file hosting returns the app's page.
    if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return null;
    const found = postalFile.parse(await answer.json())[code];
    return found ? { prefecture: found[0], city: found[1], street: found[2] } : null;
  } catch {
    return null;
  }
};

const prefectureOptions = prefectures.slice(1).map((name) => ({ value: name, label: name }));
const parts = ['prefecture', 'city', 'street'] as const;
/** The typed parts, as browsers name them. */
const lines = [
  ['city', 'address-level2'],
  ['street', 'address-line1'],
  ['buildingName', 'address-line2'],
] as const;

type Props<Values extends FieldValues, Result extends FieldValues> = {
  readonly form: UseFormReturn<Values, unknown, Result>;
  readonly name: FieldPath<Values>;
  readonly required?: boolean;
};

/** A postal code fills only empty fields; if the lookup fails, the user types the address. */
export const AddressFields = <Values extends FieldValues, Result extends FieldValues>({
  form,
  name,
  required = false,
}: Props<Values, Result>) => {
  const { control, getValues, setValue } = form;
  const at = (part: string) => `${name}.${part}` as FieldPath<Values>;
  const code = normalizePostalCode(String(useWatch({ control, name: at('postalCode') }) ?? ''));
  const settled = useRef(code);
  const [outcome, setOutcome] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look-up per code that was typed
  useEffect(() => {
    if (code === settled.current) return;
    settled.current = code;
    setOutcome('');
    if (code.length !== 7) return;
    let current = true;
    findAddress(code).then((found) => {
      if (!current) return;
      if (!found) return setOutcome('郵便番号から住所を見つけられませんでした。続けてご入力ください。');
      const open = parts.filter((part) => found[part] && !getValues(at(part)));
      for (const part of open) {
        setValue(at(part), found[part] as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true, shouldValidate: false });
        form.clearErrors(at(part));
      }
      setOutcome(open.length > 0 ? '郵便番号から住所を入力しました。番地と建物名をご確認ください。' : '');
    });
    return () => {
      current = false;
    };
  }, [code]);
  return (
    <>
      <TextField
        control={control}
        name={at('postalCode')}
        label={labelOf(address.shape.postalCode)}
        required={required}
        inputMode="numeric"
        autoComplete="postal-code"
        normalize={normalizePostalCode}
        help="7桁を入力すると、空いている住所の欄を自動で埋めます"
      />
      <p role="status" className={outcome ? css.outcome : 'visually-hidden'}>
        {outcome}
      </p>
      <SelectField
        control={control}
        name={at('prefecture')}
        label={labelOf(address.shape.prefecture)}
        required={required}
        blank="選択してください"
        autoComplete="address-level1"
        options={prefectureOptions}
      />
      {lines.map(([part, autoComplete]) => (
        <TextField
          key={part}
          control={control}
          name={at(part)}
          label={labelOf(address.shape[part])}
          required={required && part !== 'buildingName'}
          autoComplete={autoComplete}
        />
      ))}
    </>
  );
};
