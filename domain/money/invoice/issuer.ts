import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { line, messages } from '../../kernel/validation.ts';
import type { Issuer } from './content.ts';

/** The check digit before the other 12. From the last digit, even positions count twice. */
const checkDigitOf = (base: string): number => {
  const sum = [...base].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
};

/**
 * Whether a text is a registration number: T and 13 digits. For a corporation the digits are its
 * corporate number, with a check digit.
 */
export const isRegistrationNumber = (number: string, isCorporation: boolean): boolean => {
  const digits = /^T(\d)(\d{12})$/.exec(number);
  return digits !== null && (!isCorporation || Number(digits[1]) === checkDigitOf(digits[2] as string));
};

/** The issuer of the invoices: the operator, as printed. */
const shape = {
  name: labelled('発行者', line(100)),
  address: labelled('発行者の住所', line(200)),
  registrationNumber: labelled('登録番号', line(14)),
  bank: labelled('お振込先', line(200)),
};

export const namedIssuer = z.object(shape);

/**
 * The operator's setting for the issuer. A sole trader's registration number has no check digit.
 */
export const issuerSetting = z
  .strictObject({ ...shape, isCorporation: z.boolean() })
  .refine(({ registrationNumber, isCorporation }) => isRegistrationNumber(registrationNumber, isCorporation), {
    path: ['registrationNumber'],
    message: messages.format,
  })
  .transform(({ isCorporation: _, ...issuer }): Issuer => issuer);
