import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { kana, line, messages, optionalLine, phone, storagePath, webAddress } from '../../kernel/validation.ts';
import { address } from './address.ts';

/**
 * The profile that a client writes: form, command and event share this shape
 * (docs/specification.md, sections 3 and 5).
 */
export const clientProfile = z.strictObject({
  clientType: labelled('ご利用の区分', z.enum(['CORPORATION', 'INDIVIDUAL'])),
  name: labelled('ご担当者名', line(60)),
  kana: labelled('ご担当者名（フリガナ）', kana(60)),
  thumbnail: labelled('ロゴ・写真', storagePath.nullable()),
  department: labelled('部署', optionalLine(100)),
  position: labelled('役職', optionalLine(60)),
  worksUrl: labelled('実績・サイトのURL', webAddress),
  company: z.strictObject({
    name: labelled('会社名', optionalLine(100)),
    kana: labelled('会社名（フリガナ）', z.union([z.literal(''), kana(100)])),
    phone: labelled('電話番号', z.union([z.literal(''), phone])),
    address,
  }),
});

export type ClientProfile = z.infer<typeof clientProfile>;

/** Error texts of rules over several fields, by path: a corporation needs a company name. */
export const profileFaults = ({ clientType, company }: ClientProfile): Record<string, string> =>
  clientType === 'CORPORATION' && company.name === '' ? { 'company.name': messages.required } : {};
