import type { FieldValues } from 'react-hook-form';
import { formatCount } from '#domain/kernel/format/numbers.ts';
import { type NumberFieldProps, ParsedField } from './parsedField.tsx';
import { parseYen } from './parseNumber.ts';

type Props<Values extends FieldValues> = NumberFieldProps<Values> & {
  /** The value of an empty optional field. */
  readonly empty?: null;
};

/**
 * An amount (yen): accepts full-width digits, commas and 「円」, shows thousands separators on blur,
 * holds a number.
 */
export const YenField = <Values extends FieldValues>(props: Props<Values>) => (
  <ParsedField {...props} parse={parseYen} format={(value) => formatCount(value)} unit={{ place: 'before', text: '¥' }} />
);
