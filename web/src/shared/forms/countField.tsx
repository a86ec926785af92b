import type { FieldValues } from 'react-hook-form';
import { type NumberFieldProps, ParsedField } from './parsedField.tsx';

const parseCount = (text: string): number | undefined => {
  const digits = text.normalize('NFKC').replace(/[\s人名]/g, '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A number of people; accepts full-width digits and 「人」, holds a number. */
export const CountField = <Values extends FieldValues>(props: NumberFieldProps<Values>) => <ParsedField {...props} parse={parseCount} />;
