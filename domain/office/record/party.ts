import type { BillProfile } from '../../money/bill/billRow.ts';
import { isBillingProfileComplete } from '../../people/client/billing.ts';

/** The recipient of a bill, from the client's profile, or from a record after the client left. */
export type BillParty = Omit<BillProfile, 'billClientId' | 'isBillable'>;

type Profile = Parameters<typeof isBillingProfileComplete>[0];

export const billPartyOf = ({ name, department, company: { name: company, phone, address } }: Profile): BillParty => {
  const { postalCode, prefecture, city, street, buildingName } = address;
  return { company, department, name, phone, postalCode, prefecture, city, street, buildingName };
};

export const isPartyComplete = ({ company, department, name, phone, ...address }: BillParty): boolean =>
  isBillingProfileComplete({ name, department, company: { name: company, phone, address } });
