import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import { type Row, sendersOf, type Table } from '#domain/work/deal/row.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import { isPlainStep, termsInState } from '#projections/deal/terms.ts';
import { keysOf, type ProjectorsByType, type ReadModel } from '#projections/kernel/projector.ts';
import type { Expected } from '../eventStore/commitHooks.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';

/**
 * The event whose documents a command reads: one of those that it can make. `others`: the event of
 * the commands that are not named. Null: the command reads none.
 */
type Foreseen = Readonly<Record<string, EventType | null>> & { readonly others?: EventType };

/** The commands of aggregates whose events read documents. A deal's are in its table. */
const foreseen: { readonly [Name in AggregateName]?: Foreseen } = {
  account: {
    syncEmail: 'AccountDestinationRequested',
    requestDestination: 'AccountDestinationRequested',
    confirmDestination: 'AccountDestinationConfirmed',
    addDevice: 'AccountDeviceAdded',
    removeDevice: 'AccountDeviceRemoved',
    block: 'AccountBlocked',
    unblock: 'AccountUnblocked',
    withdraw: 'AccountWithdrawn',
    others: 'AccountNewsOpened',
  },
  talent: {
    saveProfile: 'TalentProfileChanged',
    saveDetails: 'TalentDetailsSaved',
    publish: 'TalentPublished',
    suspend: 'TalentSuspended',
    returnProfile: 'TalentProfileReturned',
    withdraw: 'TalentWithdrawn',
    others: 'TalentPageOpened',
  },
  client: {
    setBillClientId: 'ClientBillClientIdSet',
    confirmPayer: 'ClientPayerConfirmed',
    removePayer: 'ClientPayerRemoved',
    returnProfile: 'ClientProfileReturned',
    withdraw: 'ClientWithdrawn',
    others: 'ClientProfileChanged',
  },
  job: { post: 'JobPosted', saveDraft: 'JobDraftSaved', discardDraft: null, others: 'JobEdited' },
  chat: {
    open: 'ChatOpened',
    read: 'ChatRead',
    remindClient: 'ChatUnreadReminded',
    remindTalent: 'ChatUnreadReminded',
    others: 'ChatMessagePosted',
  },
  review: { open: 'ReviewsOpened', publish: 'ReviewsPublished', others: 'ReviewWritten' },
  invoice: { issue: null, others: 'InvoiceVoided' },
  student: { others: 'StudentChanged' },
  guardian: { others: 'GuardianRegistered' },
  savedSearch: { others: 'SearchSaved' },
  shortlist: {
    add: 'ShortlistCastAdded',
    rank: 'ShortlistCastMoved',
    remove: 'ShortlistCastRemoved',
    revokeShare: 'ShortlistShareRevoked',
    noteOpening: 'ShortlistOpened',
  },
  closing: { others: 'MonthLocked' },
  control: { others: 'ControlSet' },
  priceList: { others: 'PriceListAnnounced' },
  desk: { others: 'DeskAssigned' },
  payee: { others: 'PayeeAccountKept' },
  payout: { others: 'PayoutAgreed' },
};

const deals: Readonly<Record<string, Table | undefined>> = { offer: offerTable, entry: entryTable };

/** The event of a command, and whether the office sends it. */
const eventOf = ({
  aggregate,
  command,
  sender,
}: Expected): { readonly type?: EventType | null | undefined; readonly isOfOffice?: boolean } => {
  const { type } = command;
  if (aggregate.name === 'favorite' && type === 'like' && 'kind' in command)
    return { type: command.kind === 'talent' ? 'FavoriteTalentLiked' : 'FavoriteJobLiked' };
  const row = (deals[aggregate.name] as Readonly<Record<string, Row | undefined>> | undefined)?.[type];
  if (row)
    return {
      type: row.event as EventType,
      isOfOffice: (sender !== 'system' && sendersOf(row).includes('office')) || 'onBehalf' in command,
    };
  const named = foreseen[aggregate.name];
  return { type: named && type in named ? named[type] : named?.others };
};

/** The side of the sender who begins a stream. */
const beginner: { readonly [Name in AggregateName]?: 'clientId' | 'talentId' } = { offer: 'clientId', job: 'clientId', entry: 'talentId' };

/** A field of the event that only the decision knows. */
const UNKNOWN = '?';

/** What is known of the event's data: the command's fields and the ids of its stream. */
const dataOf = ({ aggregate, command, sender }: Expected, ids: KnownIds): Readonly<Record<string, unknown>> => {
  const uid = sender === 'system' ? UNKNOWN : sender.uid;
  const side = uid === ids.clientId ? 'client' : uid === ids.talentId ? 'talent' : UNKNOWN;
  const own = beginner[aggregate.name];
  const target = 'targetId' in command && { talentId: command.targetId, jobId: command.targetId };
  const bySide = sender !== 'system' && { by: side };
  const known = { ...target, side, ...bySide, ...(own && { [own]: uid }), ...command, ...ids };
  return new Proxy(known, { get: (held, field) => (Reflect.has(held, field) ? Reflect.get(held, field) : UNKNOWN) });
};

/**
 * The documents that the events of a command probably read, as far as their paths are known before
 * its decision. A path too many costs a read, and a missing one a round trip; neither is an error.
 */
export const expectedKeys = (index: ProjectorsByType, expected: Expected, ids: KnownIds): readonly string[] => {
  const { type, isOfOffice = false } = eventOf(expected);
  const { aggregate, entityId, sender } = expected;
  if (!type || (ids.hasTerms && aggregate.name in deals && isPlainStep(type))) return [];
  const actor = { uid: sender === 'system' ? sender : sender.uid, role: isOfOffice ? 'office' : null };
  const event = { type, streamId: streamIdOf(aggregate.name, entityId), data: dataOf(expected, ids), meta: { actor } };
  const paths = (index.get(type) ?? []).flatMap((each) => each.keys(event as unknown as AnyEnvelope));
  return [...new Set(paths)].filter((path) => !path.includes(UNKNOWN));
};

/** The parts of deals' documents that the events read, if the state has them. */
export const heldInState = (index: ProjectorsByType, events: readonly AnyEnvelope[], state: unknown): ReadonlyMap<string, ReadModel> => {
  const [first] = events;
  const terms =
    first && events.every(({ type }) => isPlainStep(type)) && first.meta.actor.role !== 'office' ? termsInState(state as object) : null;
  if (!first || !terms) return new Map();
  return new Map(keysOf(index, first).map((path) => [path, terms]));
};
