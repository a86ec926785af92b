import { z } from 'zod';
import { kana, optionalText, phone, postalCode, storagePath, text, webAddress } from '../kernel/validation.ts';

export const address = z
  .strictObject({
    postalCode: z.union([z.literal(''), postalCode]),
    prefecture: optionalText(4),
    city: optionalText(56),
    street: optionalText(56),
    buildingName: optionalText(60),
  })
  .refine(({ city, street }) => city.length + street.length <= 56, {
    path: ['street'],
    message: '市区町村と番地は合わせて56文字まで入力してください',
  });

/** What a client says of itself: the shape that the form, the command and the event share (spec sections 3 and 5). */
export const clientProfile = z.strictObject({
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: text(60),
  kana: kana(60),
  thumbnail: storagePath.nullable(),
  department: optionalText(100),
  position: optionalText(60),
  worksUrl: webAddress,
  company: z.strictObject({
    name: optionalText(100),
    kana: z.union([z.literal(''), kana(100)]),
    phone: z.union([z.literal(''), phone]),
    address,
  }),
});

export type ClientProfile = z.infer<typeof clientProfile>;
