import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { labelled, labelOf, limitOf } from '../../kernel/fieldMeta.ts';
import { optionalLine } from '../../kernel/validation.ts';
import { cityAndStreet } from '../../people/client/address.ts';
import { clientProfile } from '../../people/client/profile.ts';
import type { BillTo } from '../invoice/content.ts';

const { name, department, company } = clientProfile.shape;
const { shape: address } = company.shape.address;

/** The parts without which an address is none. */
const addressParts = ['postalCode', 'prefecture', 'city', 'street'] as const;
/** The fault of a part that is missing beside others. */
export const wholeAddress = '住所を指定するときは、郵便番号から番地まで入力してください';
const hasAddress = (to: BillTo): boolean => [...addressParts, 'buildingName' as const].some((part) => to[part] !== '');

/** Another addressee of an invoice. Empty parts are the profile's; an address is whole or empty. */
export const addressee = z
  .strictObject({
    company: company.shape.name,
    department,
    name: labelled(labelOf(name), optionalLine(limitOf(name))),
    ...address,
  })
  .refine(...cityAndStreet)
  .check(({ value, issues }) => {
    if (!hasAddress(value)) return;
    for (const part of addressParts)
      if (value[part] === '') issues.push({ code: 'custom', input: value, path: [part], message: wholeAddress });
  });

/** An addressee without a word: the client's billing profile holds. */
export const noAddressee: BillTo = {
  company: '',
  department: '',
  name: '',
  postalCode: '',
  prefecture: '',
  city: '',
  street: '',
  buildingName: '',
};

/** The addressee, or null if it has no word. */
export const addresseeOf = (to: BillTo): BillTo | null => (Object.values(to).some((part) => part !== '') ? to : null);

/**
 * The recipient of an invoice: the profile, with what another addressee says. A person and a
 * department of the profile do not belong to another company.
 */
export const billedTo = (profile: BillTo, other: BillTo | null): BillTo => {
  if (other === null) return profile;
  const own = other.company === '' ? profile : { ...noAddressee, company: other.company };
  const address = hasAddress(other) ? other : profile;
  return { ...address, company: own.company, department: other.department || own.department, name: other.name || own.name };
};

/** Fields of the command and the event of an order. */
export const orderFields = {
  ...parties,
  dealKind: labelled('取引の種類', z.enum(['offer', 'entry'])),
  poNumber: labelled('発注番号', optionalLine(40)),
  addressee: labelled('別の請求先', addressee),
};
