import type { Firestore } from 'firebase-admin/firestore';
import { isBillable } from '#domain/client/billing.ts';
import type { BillProfile } from '#domain/deal/billRow.ts';
import { type Client, clientPath } from '#projections/client/clients.schema.ts';
import { getMany } from '../platform/firestorePaths.ts';

const profileOf = (client: Client | undefined): BillProfile => ({
  billClientId: client?.billClientId ?? null,
  company: client?.company.name ?? '',
  department: client?.department ?? '',
  name: client?.name ?? '',
  phone: client?.company.phone ?? '',
  postalCode: client?.company.address.postalCode ?? '',
  prefecture: client?.company.address.prefecture ?? '',
  city: client?.company.address.city ?? '',
  street: client?.company.address.street ?? '',
  buildingName: client?.company.address.buildingName ?? '',
  isBillable: client !== undefined && isBillable(client),
});

/** The newest so many stay in memory, whatever the size of an export. */
const KEPT = 1_000;

/** Whom the bills of some clients go to. */
export type BillProfiles = (clientIds: readonly string[]) => Promise<ReadonlyMap<string, BillProfile>>;

/** Looks up whom bills go to: a client once per page at the most, few clients kept between pages. */
export const billProfiles = (db: Firestore): BillProfiles => {
  const kept = new Map<string, BillProfile>();
  return async (clientIds) => {
    const wanted = [...new Set(clientIds)];
    const missing = wanted.filter((id) => !kept.has(id));
    if (kept.size + missing.length > KEPT) kept.clear();
    const unread = wanted.filter((id) => !kept.has(id));
    const found = await getMany(
      db,
      unread.map((id) => db.doc(clientPath(id))),
    );
    for (const document of found) kept.set(document.id, profileOf(document.data() as Client | undefined));
    return kept;
  };
};
