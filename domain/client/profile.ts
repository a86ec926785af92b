import { z } from 'zod';
import { kana, line, messages, optionalLine, phone, storagePath, webAddress } from '../kernel/validation.ts';
import { address } from './address.ts';

/** What a client says of itself: the shape that the form, the command and the event share (spec sections 3 and 5). */
export const clientProfile = z.strictObject({
  clientType: z.enum(['CORPORATION', 'INDIVIDUAL']),
  name: line(60),
  kana: kana(60),
  thumbnail: storagePath.nullable(),
  department: optionalLine(100),
  position: optionalLine(60),
  worksUrl: webAddress,
  company: z.strictObject({
    name: optionalLine(100),
    kana: z.union([z.literal(''), kana(100)]),
    phone: z.union([z.literal(''), phone]),
    address,
  }),
});

export type ClientProfile = z.infer<typeof clientProfile>;

/** What the fields' own rules do not say: a corporation has a name, an individual need not have one. Messages by field path. */
export const profileFaults = ({ clientType, company }: ClientProfile): Record<string, string> =>
  clientType === 'CORPORATION' && company.name === '' ? { 'company.name': messages.required } : {};
