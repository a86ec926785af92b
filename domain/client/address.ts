import { z } from 'zod';
import { optionalText, postalCode } from '../kernel/validation.ts';

type Refinement = [holds: (address: { city: string; street: string }) => boolean, fault: { path: string[]; message: string }];

/** City and street share 56 characters (spec section 5). */
export const cityAndStreet: Refinement = [
  ({ city, street }) => city.length + street.length <= 56,
  { path: ['street'], message: '市区町村と番地は合わせて56文字まで入力してください' },
];

/** A company's address, which may be left open until there is something to bill. */
export const address = z
  .strictObject({
    postalCode: z.union([z.literal(''), postalCode]),
    prefecture: optionalText(4),
    city: optionalText(56),
    street: optionalText(56),
    buildingName: optionalText(60),
  })
  .refine(...cityAndStreet);
