import type { Firestore } from 'firebase-admin/firestore';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type KeptWords, keptFields } from '#domain/office/record/fields.ts';
import { billPartyOf } from '#domain/office/record/party.ts';
import { type RecordCommand, record } from '#domain/office/record/record.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Client, clientPath } from '#projections/client/clients.schema.ts';
import { clients } from '#projections/client/clients.ts';
import { dealDocument } from '#projections/deal/deals.schema.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import { entries } from '#projections/deal/entries.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { offers } from '#projections/deal/offers.ts';
import { applyEvent, byType, type ReadModel } from '#projections/kernel/projector.ts';
import { type Talent, talentPath } from '#projections/talent/talents.schema.ts';
import { talents } from '#projections/talent/talents.ts';
import { announce } from '../../delivery/announce.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import { asProgramFault } from '../../eventStore/faults.ts';
import { openWhole } from '../../eventStore/readEvents.ts';
import type { Runtime } from '../../ports.ts';

type Role = 'client' | 'talent';
type Deal = Offer | Entry;

const projectors = byType([offers, entries, clients, talents]);

/** A stream's document after its events, as far as their keys exist. */
const documentAfter = <Document>(path: string, events: readonly AnyEnvelope[]): Document | undefined => {
  const documents = new Map<string, ReadModel>();
  for (const event of events) applyEvent(projectors, event, documents);
  return documents.get(path) as Document | undefined;
};

type Keep = Extract<RecordCommand, { type: 'keep' }>;
const dealAfter = (events: readonly AnyEnvelope[]): { readonly kind: Keep['dealKind']; readonly deal: Deal } | null => {
  const [first] = events as readonly EnvelopeNamed<'OfferMade' | 'EntryMade'>[];
  if (!first) return null;
  const { aggregate, entityId } = parseStreamId(first.streamId);
  const kind = aggregate === 'offer' ? 'offer' : 'entry';
  const path = dealDocument(kind === 'offer' ? 'offers' : 'entries', first.data.jobId, entityId);
  const deal = documentAfter<Deal>(path, events);
  return deal ? { kind, deal } : null;
};

/** When a concluded deal ended (ms); for an open one the agreed end. */
const endOf = ({ status, closedAt, scheduleToClose, updatedAt }: Deal): number =>
  closedAt ?? (status === 'IS_APPROVED' ? scheduleToClose : null) ?? updatedAt;

/**
 * The client's words at the time of the bill's claim, the cast's at the conclusion; the last known
 * words if there was no such time.
 */
const wordsOf = (role: Role, { clientId, talentId, billApplyedAt, approvedAt }: Deal, profile: readonly AnyEnvelope[]) => {
  const until = (at: number | null) => profile.filter(({ meta }) => at === null || meta.recordedAt <= at);
  if (role === 'talent') {
    const talent = documentAfter<Talent>(talentPath(talentId), until(approvedAt));
    return talent && { talentName: talent.name };
  }
  const client = documentAfter<Client>(clientPath(clientId), until(billApplyedAt));
  return client && billPartyOf(client);
};

const nothing = Object.fromEntries(keptFields.map((field) => [field, null])) as KeptWords;

/** Null if the deal was never concluded. */
const commandFor = (role: Role, events: readonly AnyEnvelope[], profile: readonly AnyEnvelope[]): Keep | null => {
  const found = dealAfter(events);
  if (!found || found.deal.approvedAt === null) return null;
  const { kind, deal } = found;
  const words = { ...nothing, ...deal.sheetWords, ...wordsOf(role, deal, profile) };
  return { type: 'keep', dealKind: kind, endedAt: endOf(deal), ...words };
};

const keepOf = async (runtime: Runtime, leaver: { uid: string; role: Role }, deal: string, profile: readonly AnyEnvelope[]) => {
  const events = await openWhole(runtime.db, runtime.keys, deal);
  const command = asProgramFault(() => commandFor(leaver.role, events, profile));
  if (!command) return;
  const { entityId } = parseStreamId(deal);
  // The system's receipt is hashed without a key, so the words are not part of the hashed command.
  const sent = { aggregate: record, entityId, command: { type: command.type }, sender: 'system' as const };
  const rules = [{ fillCommand: () => command }];
  await announce(runtime, await executeCommand(runtime, { ...sent, rules, commandId: `keep_${leaver.uid}_${deal}` }));
};

/** The streams of a person's deals, found by their reservations, which are never late. */
const dealsOf = async (db: Firestore, party: 'clientId' | 'talentId', uid: string): Promise<string[]> => {
  const { docs } = await db.collection('reservations').where(party, '==', uid).get();
  return docs.map((found) => found.get('streamId') as string);
};

/** How many deals are processed in parallel. */
const AT_ONCE = 20;

/**
 * Keeps the words that the law requires of a leaver's concluded deals, encrypted with keys of the
 * records. It reads the log, so it must run before the person's key is erased. It may run again.
 */
export const keepRecords = async (runtime: Runtime, { streamId, data: { role } }: EnvelopeNamed<'AccountWithdrawn'>): Promise<void> => {
  const { db, keys } = runtime;
  const uid = parseStreamId(streamId).entityId;
  if (role === null || !(await keys.read([uid])).get(uid)) return;
  const known = await openWhole(db, keys, streamIdOf(role, uid));
  // The withdrawal of the profile may be in the log already; it would empty the words.
  const profile = known.filter(({ type }) => type !== 'ClientWithdrawn' && type !== 'TalentWithdrawn');
  const deals = await dealsOf(db, role === 'client' ? 'clientId' : 'talentId', uid);
  for (let from = 0; from < deals.length; from += AT_ONCE)
    await Promise.all(deals.slice(from, from + AT_ONCE).map((deal) => keepOf(runtime, { uid, role }, deal, profile)));
};
