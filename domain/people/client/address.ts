import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { optionalLine, postalCode } from '../../kernel/validation.ts';

type Refinement = [holds: (address: { city: string; street: string }) => boolean, fault: { path: string[]; message: string }];

/** City and street together have at most 56 characters (docs/specification.md, section 5). */
export const cityAndStreet: Refinement = [
  ({ city, street }) => city.length + street.length <= 56,
  { path: ['street'], message: '市区町村と番地は合わせて56文字まで入力してください' },
];

/**
 * The address of a company, from the client's form. All fields may be empty until there is a bill.
 */
export const address = z
  .strictObject({
    postalCode: labelled('郵便番号', z.union([z.literal(''), postalCode])),
    prefecture: labelled('都道府県', optionalLine(4)),
    city: labelled('市区町村', optionalLine(56)),
    street: labelled('町名・番地', optionalLine(56)),
    buildingName: labelled('建物名', optionalLine(60)),
  })
  .refine(...cityAndStreet);
