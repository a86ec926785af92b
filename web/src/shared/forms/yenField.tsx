import type { FieldValues } from 'react-hook-form';
import { type NumberFieldProps, ParsedField } from './parsedField.tsx';
import { parseYen } from './parseYen.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** An amount in yen: takes full-width digits, commas and 「円」, shows thousands when left, and holds a number. */
export const YenField = <Values extends FieldValues>(props: NumberFieldProps<Values>) => (
  <ParsedField {...props} parse={parseYen} format={(value) => grouped.format(value)} unit={{ place: 'before', text: '¥' }} />
);
