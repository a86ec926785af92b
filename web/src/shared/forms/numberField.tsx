import type { FieldValues } from 'react-hook-form';
import { type NumberFieldProps, ParsedField } from './parsedField.tsx';
import { parseNumber } from './parseNumber.ts';

type Props<Values extends FieldValues> = NumberFieldProps<Values> & {
  /** Stands at the field's right end, and may be typed along. */
  readonly unit: string;
};

/** A number with its unit: takes full-width digits, and holds a number or null. */
export const NumberField = <Values extends FieldValues>({ unit, ...props }: Props<Values>) => (
  <ParsedField
    {...props}
    parse={(text) => parseNumber(text, unit)}
    empty={null}
    inputMode="decimal"
    unit={{ place: 'after', text: unit }}
  />
);
