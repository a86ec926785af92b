import type { FieldValues } from 'react-hook-form';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { type NumberFieldProps, ParsedField } from './parsedField.tsx';
import { parseNumber, parseYen } from './parseNumber.ts';

type YenFieldProps<Values extends FieldValues> = NumberFieldProps<Values> & {
  /** The value of an empty optional field. */
  readonly empty?: null;
};

/** Yen. Accepts full-width digits, commas and 「円」, and shows thousands separators. */
export const YenField = <Values extends FieldValues>(props: YenFieldProps<Values>) => (
  <ParsedField {...props} parse={parseYen} format={(value) => formatCount(value)} unit={{ place: 'before', text: '¥' }} />
);

const parseCount = (text: string): number | undefined => {
  const digits = text.normalize('NFKC').replace(/[\s人名]/g, '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A number of people; accepts full-width digits and 「人」, holds a number. */
export const CountField = <Values extends FieldValues>(props: NumberFieldProps<Values>) => <ParsedField {...props} parse={parseCount} />;

type Props<Values extends FieldValues> = NumberFieldProps<Values> & {
  /** Shown at the field's right end; it may also be typed. */
  readonly unit: string;
};

/** A number with its unit; accepts full-width digits, holds a number or null. */
export const NumberField = <Values extends FieldValues>({ unit, ...props }: Props<Values>) => (
  <ParsedField
    {...props}
    parse={(text) => parseNumber(text, unit)}
    empty={null}
    inputMode="decimal"
    unit={{ place: 'after', text: unit }}
  />
);
