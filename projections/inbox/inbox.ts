import { type Side, sides } from '#domain/kernel/commonFields.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { otherSide } from '#domain/talk/chat/state.ts';
import type { Row, Table } from '#domain/work/deal/row.ts';
import { entryStatusView } from '#domain/work/entry/statusView.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { offerStatusView } from '#domain/work/offer/statusView.ts';
import { offerTable } from '#domain/work/offer/table.ts';
import type { DealEnvelope } from '../deal/dealEvents.ts';
import { type Documents, entityIdOf, projector, type Writes } from '../kernel/projector.ts';
import { type Inbox, inboxPath } from './inbox.schema.ts';

/**
 * The maximum number of deals of a kind, or rooms, in an inbox. It is 20 times the maximum of a
 * badge, and keeps the document below half of its size limit. Further items are left out, also when
 * others go.
 */
export const WAITING_KEPT = 2_000;

const empty = { offers: [], entries: [], reviews: [], settlements: [], messages: {}, notices: 0, devices: [] } satisfies Partial<Inbox>;

const parts = [
  'offers',
  'entries',
  'reviews',
  'settlements',
  'messages',
  'notices',
  'openedEarly',
  'devices',
  'blocked',
  'left',
] as const satisfies readonly (keyof Inbox)[];
const onlyEarly = ['openedEarly'] as const satisfies readonly (keyof Inbox)[];

export const emptyInbox = (uid: string): Inbox => ({ uid, ...empty, openedEarly: [], left: false });

/** Changes a person's inbox, if it differs. After a person left only `openedEarly` changes. */
export const mergeInbox = (uid: string, documents: Documents, change: (inbox: Inbox) => Partial<Inbox>): Writes => {
  // One text for both look-ups of a map: each new text is hashed again.
  const path = inboxPath(uid);
  const found = documents.get(path) as Inbox | undefined;
  const before = found ?? emptyInbox(uid);
  const wanted = change(before);
  const allowed = before.left ? onlyEarly : parts;
  if (allowed.every((part) => wanted[part] === undefined || wanted[part] === before[part])) return [];
  const changed = before.left ? { openedEarly: wanted.openedEarly } : wanted;
  return found ? [[path, changed, 'fields']] : [[path, { ...before, ...changed }]];
};

type Views = Readonly<Record<string, Readonly<Record<Side, { readonly needsAction: boolean }>>>>;
type Part = 'offers' | 'entries' | 'reviews' | 'settlements';
/** A deal starts or stops to wait for a side. */
type Turn = { readonly side: Side; readonly waits: boolean };
type Turns = { readonly part: Part; readonly turnsOf: (event: DealEnvelope) => readonly Turn[] };
type TurnsBy<Type extends AnyEnvelope['type']> = { readonly [T in Type]: (event: EnvelopeNamed<T>) => readonly Turn[] };

/** From the deal table: the events that can change which side has to act. */
const dealTurns = (part: Part, table: Table, views: Views): [string, Turns][] =>
  Object.values<Row>(table).flatMap(({ event, from, to }) => {
    if (to === undefined) return [];
    const waitsIn = (status: string, side: Side) => views[status]?.[side].needsAction ?? false;
    const turns = sides
      .filter((side) => from.some((status) => waitsIn(status, side) !== waitsIn(to, side)))
      .map((side) => ({ side, waits: waitsIn(to, side) }));
    return turns.length > 0 ? [[event, { part, turnsOf: () => turns }]] : [];
  });

/** A proposed change waits for the cast while it is open, and not after any next step. */
const changeTurns = (part: Part, prefix: 'Offer' | 'Entry'): [string, Turns][] =>
  (['Proposed', 'Agreed', 'Declined', 'Withdrawn', 'Lapsed'] as const).map((step) => [
    `${prefix}Change${step}`,
    { part, turnsOf: () => [{ side: 'talent', waits: step === 'Proposed' }] },
  ]);

type CounterEvent = `OfferCounter${'Proposed' | 'Agreed' | 'Declined' | 'Withdrawn' | 'Lapsed'}`;
/** The client answers a counter-offer; before and after it the cast answers the offer. */
const counterTurn = (asked: Side | null) => () => sides.map((side) => ({ side, waits: side === asked }));
const counterTurns: TurnsBy<CounterEvent> = {
  OfferCounterProposed: counterTurn('client'),
  OfferCounterAgreed: counterTurn(null),
  OfferCounterDeclined: counterTurn('talent'),
  OfferCounterWithdrawn: counterTurn('talent'),
  // What ends the offer follows in the same commit.
  OfferCounterLapsed: counterTurn('talent'),
};
/** The client may go on, but nobody has to act. */
const inquiryTurns: TurnsBy<'OfferInquiryAnswered'> = { OfferInquiryAnswered: () => [{ side: 'talent', waits: false }] };

type ReviewEvent = 'ReviewsOpened' | 'ReviewWritten' | 'ReviewNotHeldReported' | 'ReviewsPublished';
const reviewTurns: TurnsBy<ReviewEvent> = {
  ReviewsOpened: () => sides.map((side) => ({ side, waits: true })),
  ReviewWritten: ({ data: { by } }) => [{ side: by, waits: false }],
  ReviewNotHeldReported: ({ data: { by } }) => [{ side: by, waits: false }],
  // A side with a score has written its review.
  ReviewsPublished: ({ data: { scores } }) => sides.filter((side) => scores[side] === null).map((side) => ({ side, waits: false })),
};

type SettlementEvent = 'SettlementReported' | 'SettlementWithdrawn' | 'SettlementAnswered' | 'SettlementDecided';
const settlementTurns: TurnsBy<SettlementEvent> = {
  // A report without rows needs no answer. A later one takes the place of the other side's.
  SettlementReported: ({ data: { by, no, rows } }) => [
    { side: otherSide[by], waits: rows.length > 0 },
    ...(no > 1 ? [{ side: by, waits: false }] : []),
  ],
  SettlementWithdrawn: ({ data: { by } }) => [{ side: otherSide[by], waits: false }],
  SettlementAnswered: ({ data: { by } }) => [{ side: by, waits: false }],
  SettlementDecided: () => sides.map((side) => ({ side, waits: false })),
};

const turnsIn = (part: Part, table: Readonly<Record<string, unknown>>): [string, Turns][] =>
  Object.entries(table).map(([type, turnsOf]) => [type, { part, turnsOf: turnsOf as Turns['turnsOf'] }]);

const turns = new Map<string, Turns>([
  ...dealTurns('offers', offerTable, offerStatusView),
  ...dealTurns('entries', entryTable, entryStatusView),
  ...changeTurns('offers', 'Offer'),
  ...changeTurns('entries', 'Entry'),
  ...turnsIn('offers', counterTurns),
  ...turnsIn('offers', inquiryTurns),
  ...turnsIn('reviews', reviewTurns),
  ...turnsIn('settlements', settlementTurns),
]);

const withDeal = (deals: readonly string[], id: string, waits: boolean): readonly string[] => {
  if (deals.includes(id) === waits || (waits && deals.length >= WAITING_KEPT)) return deals;
  return waits ? [...deals, id].sort() : deals.filter((each) => each !== id);
};

const turn = (event: DealEnvelope, documents: Documents): Writes => {
  const { part, turnsOf } = turns.get(event.type) as Turns;
  const id = entityIdOf(event);
  return turnsOf(event).flatMap(({ side, waits }) =>
    mergeInbox(event.data[`${side}Id`], documents, (inbox) => ({ [part]: withDeal(inbox[part] ?? [], id, waits) })),
  );
};

const inboxesOf = (event: AnyEnvelope): string[] => {
  if (event.type === 'AccountWithdrawn') return [inboxPath(entityIdOf(event))];
  const deal = event as DealEnvelope;
  return (
    turns
      .get(event.type)
      ?.turnsOf(deal)
      .map(({ side }) => inboxPath(deal.data[`${side}Id`])) ?? []
  );
};

/** Writes waiting deals, reviews and settlements to inbox/{uid}, which several streams write. */
export const waiting = projector('waiting', inboxesOf, {
  ...Object.fromEntries([...turns.keys()].map((type) => [type, turn])),
  AccountWithdrawn: (event, documents) =>
    mergeInbox(entityIdOf(event), documents, ({ blocked }) => ({ ...empty, ...(blocked && { blocked: [] }), left: true })),
});

type MessageEnvelope = EnvelopeNamed<'ChatMessagePosted' | 'ChatRead'>;

const readerOf = ({ type, data }: MessageEnvelope): string => data[`${type === 'ChatRead' ? data.side : otherSide[data.side]}Id`];

const countUnread = (event: MessageEnvelope, documents: Documents, unreadAfter: (before: number) => number): Writes =>
  mergeInbox(readerOf(event), documents, ({ messages }) => {
    const roomId = entityIdOf(event);
    const { [roomId]: before = 0, ...others } = messages;
    const unread = unreadAfter(before);
    const isFull = Object.keys(others).length >= WAITING_KEPT;
    if (unread === before || (before === 0 && isFull)) return {};
    return { messages: unread > 0 ? { ...others, [roomId]: unread } : others };
  });

/** Writes unread messages in the commit of the message: most chat events need no other work. */
export const unreadMessages = projector('unreadMessages', (event) => [inboxPath(readerOf(event as MessageEnvelope))], {
  ChatMessagePosted: (event, documents) => countUnread(event, documents, (before) => before + 1),
  ChatRead: (event, documents) => countUnread(event, documents, () => event.data.unreadCount),
});

type DeviceEnvelope = EnvelopeNamed<'AccountDeviceAdded' | 'AccountDeviceRemoved'>;

/** `change` gets the ids without the device of the event. Unknown devices stay unknown. */
const changeDevices = (event: DeviceEnvelope, documents: Documents, change: (others: string[]) => string[]): Writes =>
  mergeInbox(entityIdOf(event), documents, ({ devices }) =>
    devices ? { devices: change(devices.filter((id) => id !== event.data.deviceId)) } : {},
  );

/** Writes the ids of a person's devices to inbox/{uid}, in the commit of the account. */
export const ownDevices = projector('ownDevices', (event) => [inboxPath(entityIdOf(event))], {
  AccountDeviceAdded: (event, documents) => changeDevices(event, documents, (ids) => [...ids, event.data.deviceId]),
  AccountDeviceRemoved: (event, documents) => changeDevices(event, documents, (ids) => ids),
});

type BlockEnvelope = EnvelopeNamed<'AccountBlocked' | 'AccountUnblocked'>;

/** `change` gets the uids without the one of the event. */
const changeBlocked = (event: BlockEnvelope, documents: Documents, change: (others: string[]) => string[]): Writes =>
  mergeInbox(entityIdOf(event), documents, ({ blocked = [] }) => ({
    blocked: change(blocked.filter((uid) => uid !== event.data.blockedId)).sort(),
  }));

/**
 * Writes whom a person blocked to inbox/{uid}, in the commit of the account: the pages read this
 * document anyway, and so does each message to the person.
 */
export const ownBlocks = projector('ownBlocks', (event) => [inboxPath(entityIdOf(event))], {
  AccountBlocked: (event, documents) => changeBlocked(event, documents, (uids) => [...uids, event.data.blockedId]),
  AccountUnblocked: (event, documents) => changeBlocked(event, documents, (uids) => uids),
});
