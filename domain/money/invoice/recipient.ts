import type { BillTo } from './content.ts';

// Texts of papers that lists do not need.

/** The lines of an addressee below or beside its company; empty parts are left out. */
const restOf = ({ department, name, postalCode, prefecture, city, street, buildingName }: BillTo): string[] =>
  [
    postalCode && `〒${postalCode.slice(0, 3)}-${postalCode.slice(3)}`,
    `${prefecture}${city}${street}`,
    buildingName,
    [department, name && `${name}　様`].filter(Boolean).join('　'),
  ].filter(Boolean);

/** An addressee as printed: who, with the form of address, and the lines below. */
export const recipientOf = (to: BillTo) =>
  to.company === ''
    ? { who: to.name, honor: '様', lines: restOf({ ...to, name: '' }) }
    : { who: to.company, honor: '御中', lines: restOf(to) };

export const printedRecipient = (to: BillTo) => {
  const { who, honor, lines } = recipientOf(to);
  return { name: `${who}　${honor}`, lines };
};

export const addresseeLines = (to: BillTo): string[] => [to.company, ...restOf(to)].filter(Boolean);

/** The PO number of a whole paper, if all lines have it; otherwise each line shows its own. */
export const commonPo = (poNumbers: readonly string[] | null): string => {
  const [first = ''] = poNumbers ?? [];
  return poNumbers?.every((each) => each === first) ? first : '';
};
