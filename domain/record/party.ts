import { isBillingProfileComplete } from '../client/billing.ts';
import type { BillProfile } from '../deal/billRow.ts';

/**
 * Whom a bill goes to: what a client's profile says of it, or a record after the client has left.
 */
export type BillParty = Omit<BillProfile, 'billClientId' | 'isBillable'>;

type Profile = Parameters<typeof isBillingProfileComplete>[0];

export const billPartyOf = ({ name, department, company: { name: company, phone, address } }: Profile): BillParty => {
  const { postalCode, prefecture, city, street, buildingName } = address;
  return { company, department, name, phone, postalCode, prefecture, city, street, buildingName };
};

/** Whether a bill lacks nothing of whom it goes to. */
export const isPartyComplete = ({ company, department, name, phone, ...address }: BillParty): boolean =>
  isBillingProfileComplete({ name, department, company: { name: company, phone, address } });
