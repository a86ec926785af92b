import type { Firestore } from 'firebase-admin/firestore';
import type { Bill, BillProfile } from '#domain/money/bill/billRow.ts';
import { type BillParty, billPartyOf, isPartyComplete } from '#domain/office/record/party.ts';
import { isBillable } from '#domain/people/client/billing.ts';
import { type Client, clientPath } from '#projections/client/clients.schema.ts';
import { MISSING_PERSON, shownName } from '#projections/kernel/fields.schema.ts';
import { readBills } from '../bills/selectBills.ts';
import { getMany } from '../platform/getMany.ts';
import { keptParty, type Log, readRecord } from './keptRecords.ts';

const unknown = billPartyOf({
  name: '',
  department: '',
  company: { name: '', phone: '', address: { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' } },
});

/** `hasLeft`: the profile is empty, and the records of the deals have the words. */
type Known = { readonly profile: BillProfile; readonly hasLeft: boolean };

const knownOf = (client: Client | undefined): Known => ({
  profile: {
    ...(client ? billPartyOf(client) : unknown),
    billClientId: client?.billClientId ?? null,
    isBillable: client !== undefined && isBillable(client),
  },
  hasLeft: client !== undefined && client.deletedAt !== null,
});

/** The number of clients in memory, independent of the size of an export. */
const KEPT = 1_000;

/** Reads clients, each at most once per page. */
const clientsIn = (db: Firestore) => {
  const kept = new Map<string, Known>();
  return async (clientIds: readonly string[]): Promise<ReadonlyMap<string, Known>> => {
    const wanted = [...new Set(clientIds)];
    const missing = wanted.filter((id) => !kept.has(id));
    if (kept.size + missing.length > KEPT) kept.clear();
    const unread = wanted.filter((id) => !kept.has(id));
    const found = await getMany(
      db,
      unread.map((id) => db.doc(clientPath(id))),
    );
    for (const document of found) kept.set(document.id, knownOf(document.data() as Client | undefined));
    return kept;
  };
};

export type BilledTo = { readonly bill: Bill; readonly profile: BillProfile };

/** Looks up billed clients. For a party who left, the deal's record gives name and address. */
export type BillProfiles = {
  /** In the order of the bills. */
  ofBills(bills: readonly Bill[]): Promise<readonly BilledTo[]>;
  ofClients(clientIds: readonly string[], month: string): Promise<ReadonlyMap<string, BillProfile>>;
};

const recorded = (profile: BillProfile, party: BillParty | null): BillProfile =>
  party ? { ...profile, ...party, isBillable: isPartyComplete(party) } : profile;

const withRecord = async (log: Log, bill: Bill, { profile, hasLeft }: Known): Promise<BilledTo> => {
  if (!hasLeft && bill.talentName !== MISSING_PERSON) return { bill, profile };
  const record = await readRecord(log, bill.id);
  const party = hasLeft ? keptParty(record) : null;
  const clientName = party ? shownName({ name: party.name, company: { name: party.company } }) : bill.clientName;
  return { bill: { ...bill, clientName, talentName: record.talentName ?? bill.talentName }, profile: recorded(profile, party) };
};

/** How many bills of a client's month are searched for a record. */
const ASKED = 20;

/** A client's profile, from the first bill of the month that has a record. */
const byMonth = async (log: Log, clientId: string, month: string, { profile, hasLeft }: Known): Promise<BillProfile> => {
  const { bills } = hasLeft ? await readBills(log.db, { month, clientId, status: null }, ASKED, null) : { bills: [] };
  for (const { id } of bills) {
    const party = keptParty(await readRecord(log, id));
    if (party) return recorded(profile, party);
  }
  return profile;
};

/** A lookup with its own cache; make one per request. */
export const billProfiles = (log: Log): BillProfiles => {
  const clientsOf = clientsIn(log.db);
  const unknownClient = knownOf(undefined);
  return {
    ofBills: async (bills) => {
      const known = await clientsOf(bills.map(({ clientId }) => clientId));
      return Promise.all(bills.map((bill) => withRecord(log, bill, known.get(bill.clientId) ?? unknownClient)));
    },
    ofClients: async (clientIds, month) => {
      const known = await clientsOf(clientIds);
      const profiles = clientIds.map(async (id) => [id, await byMonth(log, id, month, known.get(id) ?? unknownClient)] as const);
      return new Map(await Promise.all(profiles));
    },
  };
};
