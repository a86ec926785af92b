import { randomUUID } from 'node:crypto';
import { endOfJstDay } from '#domain/kernel/calendar/instants.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { officeActs } from '#domain/office/audit/officeTypes.ts';
import { audit } from '#functions/reads/audit.ts';
import { bills } from '#functions/reads/bills.ts';
import { countReads } from './countReads.ts';
import type { DisputedDeal } from './history/disputedDeal.ts';
import { jobOf } from './history/manyPeople.ts';

/** A request of an office page, and the most documents that its answer may read. */
export type Asked = { readonly what: string; readonly atMost: number; readonly reads: () => Promise<number> };

/** Calls like the functions host for a member of the office. */
const readsOf = (callable: typeof bills | typeof audit, uid: string, data: object) => {
  const auth = { uid, token: { email: 'office@example.com', email_verified: true } };
  return countReads(async () => callable.run({ auth, data, rawRequest: { headers: {} } } as Parameters<typeof callable.run>[0]));
};

const inWords = ({ status, month, clientId }: BillFilter): string =>
  [status, month && 'of a month', clientId && 'of a client'].filter(Boolean).join(' ');

/** The record of a look: the account before it, then projection control, stream and account. */
const RECORD = 4;

/**
 * A page, one more row of each kind, the settlement of a deal or the deal of a settlement, the
 * page's clients, and its record; an aggregation costs one.
 */
const ofBills = (uid: string, filter: BillFilter): Asked[] => [
  {
    what: `a page of bills, ${inWords(filter)}`,
    // For handled bills also the act and its member, each member once.
    atMost: 3 * (50 + 1) + 50 + 50 + RECORD + (filter.status === 'UNCLAIMED' ? 0 : 2 * 50),
    reads: () => readsOf(bills, uid, { type: 'page', filter, limit: 50 }),
  },
  { what: `totals of bills, ${inWords(filter)}`, atMost: 4, reads: () => readsOf(bills, uid, { type: 'totals', filter }) },
];

/** All requests of the bills and audit pages, by a member's `uid`. */
export const askedByOffice = (uid: string, { month, day, history: { streamId, told } }: DisputedDeal): Asked[] => {
  const look = (data: object) => () => readsOf(audit, uid, { commandId: randomUUID(), ...data });
  const events = told.length;
  const { jobId, client } = jobOf(0);
  return [
    ...ofBills(uid, { status: 'UNCLAIMED', month: null, clientId: null }),
    ...ofBills(uid, { status: 'CLAIMED', month: null, clientId: null }),
    ...ofBills(uid, { status: 'UNCLAIMED', month, clientId: null }),
    ...ofBills(uid, { status: 'UNCLAIMED', month, clientId: client.uid }),
    // One more client, their names, and their deals of both kinds up to the limit.
    { what: 'a month client by client', atMost: 21 + 20 + 2 * 300 + 1, reads: () => readsOf(bills, uid, { type: 'clients', month }) },
    { what: 'a month in sum', atMost: 1 + 3 * 3 + 1, reads: () => readsOf(bills, uid, { type: 'month', month }) },
    // The head, the events, and at most a name per event.
    { what: 'a history', atMost: RECORD + 1 + 2 * events, reads: look({ type: 'history', streamId, purpose: 'VIEW' }) },
    { what: 'a state as it was', atMost: RECORD + 1 + events, reads: look({ type: 'asOf', streamId, at: endOfJstDay(day) }) },
    // A row of the read model and an event each.
    { what: 'all around a job', atMost: RECORD + 3 * 100, reads: look({ type: 'aroundJob', jobId, limit: 100, purpose: 'VIEW' }) },
    // One more row, and the names in the rows.
    { what: 'what the office did', atMost: RECORD + 101 + 4 * 100, reads: look(journal(null)) },
    { what: 'what a member did on a day', atMost: RECORD + 101 + 4 * 100, reads: look(journal(day)) },
    { what: 'how often it did what', atMost: RECORD + officeActs.length, reads: look(journalSums) },
  ];
};

const filterOf = (day: string | null) => ({ uid: day && 'demo-office', act: null, since: day, until: day, from: null, to: null });
const journalSums = { type: 'journalSums', filter: filterOf(null) };
const journal = (day: string | null) => ({ type: 'journal', purpose: 'VIEW', limit: 100, filter: filterOf(day) });
