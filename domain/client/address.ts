import { z } from 'zod';
import { optionalLine, postalCode } from '../kernel/validation.ts';

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
    prefecture: optionalLine(4),
    city: optionalLine(56),
    street: optionalLine(56),
    buildingName: optionalLine(60),
  })
  .refine(...cityAndStreet);
