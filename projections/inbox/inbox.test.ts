import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sides } from '#domain/kernel/commonFields.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties, plainMessage } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes, interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import { accepted, countered, counterLapsed, made, histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { runs } from '#domain/testing/rotation.ts';
import type { Viewer } from '#domain/work/deal/row.ts';
import { isCounter } from '#domain/work/deal/state.ts';
import { entryStatusView } from '#domain/work/entry/statusView.ts';
import { offerStatusView } from '#domain/work/offer/statusView.ts';
import { applyEvent, byType, type ReadModel } from '../kernel/projector.ts';
import { replay } from '../replay.ts';
import { project } from '../testing/project.ts';
import { type Inbox, inboxPath } from './inbox.schema.ts';
import { unreadMessages, WAITING_KEPT, waiting } from './inbox.ts';

type Documents = ReadonlyMap<string, ReadModel>;
type Waiting = Required<Omit<Inbox, 'uid' | 'openedEarly' | 'devices' | 'blocked' | 'left'>>;
const nothing: Waiting = { offers: [], entries: [], reviews: [], settlements: [], messages: {}, notices: 0 };
const waitingOf = ({ offers, entries, reviews, settlements = [], messages, notices }: Inbox): Waiting => ({
  offers,
  entries,
  reviews,
  settlements,
  messages,
  notices,
});

const inboxIn = (documents: Documents, uid: string): Inbox | undefined => documents.get(inboxPath(uid)) as Inbox | undefined;
const views = { ...offerStatusView, ...entryStatusView };
type Status = keyof typeof views;
/** What the turn of a deal depends on. */
type Seen = { readonly status: Status; readonly proposal: { stage: string } | null; readonly inquiryAnsweredAt?: number | null };

/** The open tasks of a person, from the documents that the pages list. */
const listed = (documents: Documents, uid: string): Waiting => {
  const of = (collection: string, isOwn: (document: ReadModel) => boolean) =>
    [...documents].flatMap(([path, document]) => (path.split('/').at(-2) === collection && isOwn(document) ? [document] : []));
  const ids = (found: readonly ReadModel[]) => found.map(({ id }) => id as string).sort();
  const needsAction = (table: Readonly<Record<string, Readonly<Record<Viewer, { needsAction: boolean }>>>>) => (document: ReadModel) =>
    sides.some((side) => {
      const { status, proposal, inquiryAnsweredAt = null } = document as Seen;
      const asked = side === 'talent' && proposal?.stage === 'OPEN';
      const isAnswered = status === 'IN_INQUIRY' && inquiryAnsweredAt !== null;
      const usual = asked || (!isAnswered && table[status]?.[side].needsAction);
      const waits = isCounter({ status, proposal }) ? side === 'client' : usual;
      return document[`${side}Id`] === uid && waits;
    });
  const rooms = of('chatRoomReferences', (room) => room.uid === uid && (room.unreadCount as number) > 0);
  return {
    offers: ids(of('offers', needsAction(offerStatusView))),
    entries: ids(of('entries', needsAction(entryStatusView))),
    reviews: ids(of('reviews', ({ fromId, status }) => fromId === uid && status === 'IS_WAITING')),
    settlements: ids(of('settlements', (settled) => sides.some((side) => settled[`${side}Id`] === uid && settled.waitsFor === side))),
    messages: Object.fromEntries(rooms.map(({ roomId, unreadCount }) => [roomId, unreadCount as number])),
    notices: of('notifications', (notice) => notice.uid === uid && notice.openedAt === null).length,
  };
};

const told = (documents: Documents, uid: string) => {
  const inbox = inboxIn(documents, uid);
  return inbox?.left ? null : { listed: listed(documents, uid), counted: inbox ? waitingOf(inbox) : nothing };
};

describe('inbox/{uid}', () => {
  test('equals the documents of deals, rooms, reviews and notifications, in any order of streams', () =>
    fc.assert(
      fc.property(worlds, turns, (streams, order) => {
        const world = replay();
        for (const event of interleave(streams, order)) world.add(event);
        const documents = world.documents();
        for (const uid of [uidOf.client, uidOf.talent]) {
          const both = told(documents, uid);
          expect(both?.counted).toEqual(both?.listed);
        }
      }),
      { numRuns: runs(40) },
    ));

  test.each(Object.entries(offerHistories))('has an offer in %s for the side that has to act', (status, history) => {
    const documents = new Map(Object.entries(project([waiting], envelopes('offer-deal-1', ...history))));
    for (const side of sides) {
      const waits = status !== 'NONE' && offerStatusView[status as keyof typeof offerStatusView][side].needsAction;
      expect(inboxIn(documents, uidOf[side])?.offers ?? []).toEqual(waits ? ['deal-1'] : []);
    }
  });
  test.each(Object.entries(entryHistories))('has an entry in %s for the side that has to act', (status, history) => {
    const documents = new Map(Object.entries(project([waiting], envelopes('entry-deal-1', ...history))));
    for (const side of sides) {
      const waits = status !== 'NONE' && entryStatusView[status as keyof typeof entryStatusView][side].needsAction;
      expect(inboxIn(documents, uidOf[side])?.entries ?? []).toEqual(waits ? ['deal-1'] : []);
    }
  });

  test('has a counter-offer for the client, and the offer for the cast again after it', () => {
    const offersAfter = (...events: AnyEvent[]) => {
      const documents = project([waiting], envelopes('offer-deal-1', made, ...events));
      return sides.map((side) => (documents[inboxPath(uidOf[side])] as Inbox | undefined)?.offers ?? []);
    };
    expect(offersAfter(countered)).toEqual([['deal-1'], []]);
    expect(offersAfter(countered, { type: 'OfferCounterDeclined', data: { ...parties, proposalNo: 1, reason: null } })).toEqual([
      [],
      ['deal-1'],
    ]);
    expect(offersAfter(countered, counterLapsed, accepted)).toEqual([[], []]);
  });

  const review = { opened: { type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue: NOON } } } as const;
  test('has a review until it is written, reported as not held, or too late', () => {
    const reviewsAfter = (...events: AnyEvent[]) => {
      const documents = project([waiting], envelopes('review-deal-1', review.opened, ...events));
      return sides.map((side) => (documents[inboxPath(uidOf[side])] as Inbox).reviews.length);
    };
    expect(reviewsAfter()).toEqual([1, 1]);
    expect(reviewsAfter({ type: 'ReviewWritten', data: { ...parties, by: 'client', score: 5, comment: '' } })).toEqual([0, 1]);
    expect(reviewsAfter({ type: 'ReviewNotHeldReported', data: { ...parties, by: 'talent' } })).toEqual([1, 0]);
    expect(reviewsAfter({ type: 'ReviewsPublished', data: { ...parties, scores: { client: null, talent: null } } })).toEqual([0, 0]);
  });

  const message = (number: number): AnyEvent => ({
    type: 'ChatMessagePosted',
    data: {
      ...parties,
      side: 'client',
      messageId: `client-${number}`,
      number,
      text: 'こんにちは。',
      pictures: [],
      ...plainMessage,
      remindDue: null,
    },
  });
  const seen = (upTo: number, unreadCount: number): AnyEvent => ({
    type: 'ChatRead',
    data: { ...parties, side: 'talent', upTo, unreadCount, remindDue: null },
  });
  test('has the number of unread messages of a room for its reader', () => {
    const unreadAfter = (...events: AnyEvent[]) => project([unreadMessages], envelopes('chat-room-1', ...events));
    expect(unreadAfter(message(1), message(2))).toMatchObject({ 'inbox/talent-1': { messages: { 'room-1': 2 } } });
    expect(unreadAfter(message(1), message(2), seen(1, 1))).toMatchObject({ 'inbox/talent-1': { messages: { 'room-1': 1 } } });
    expect(unreadAfter(message(1), message(2), seen(2, 0))['inbox/talent-1']).toMatchObject({ messages: {} });
    expect(Object.keys(unreadAfter(message(1), seen(1, 0)))).toEqual(['inbox/talent-1']);
  });

  test('is empty for a person who left, in any order', () => {
    const left = envelopes(`account-${uidOf.talent}`, { type: 'AccountWithdrawn', data: { role: 'talent' } });
    const waits = [
      ...envelopes('offer-deal-1', made),
      ...envelopes('chat-room-1', { type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'room-1' } }, message(1)),
      ...envelopes('review-deal-2', review.opened),
    ];
    for (const order of [
      [...waits, ...left],
      [...left, ...waits],
    ]) {
      const world = replay();
      for (const event of order) world.add(event);
      expect(inboxIn(world.documents(), uidOf.talent)).toEqual({ uid: uidOf.talent, ...nothing, openedEarly: [], devices: [], left: true });
    }
  });

  test('of a person above its limits stays far below the size of a document, and drops finished tasks', () => {
    const deals = Array.from({ length: WAITING_KEPT }, (_, n) => `${n}`.padStart(24, '0'));
    const messages = Object.fromEntries(deals.map((id) => [id, 1]));
    const full: Inbox = {
      uid: uidOf.talent,
      offers: deals,
      entries: deals,
      reviews: deals,
      messages,
      notices: 9_999,
      openedEarly: [],
      left: false,
    };
    expect(JSON.stringify(full).length).toBeLessThan(300_000);
    const inboxAfter = (streamId: string, ...events: AnyEvent[]) => {
      const documents = new Map<string, ReadModel>([[inboxPath(uidOf.talent), full]]);
      for (const event of envelopes(streamId, ...events)) applyEvent(byType([waiting, unreadMessages]), event, documents);
      return inboxIn(documents, uidOf.talent);
    };
    expect(inboxAfter('offer-another', made)).toEqual(full);
    expect(inboxAfter('chat-another', message(1))).toEqual(full);
    const [first = '', ...others] = deals;
    expect(inboxAfter(`offer-${first}`, made, accepted)).toEqual({ ...full, offers: others });
    expect(inboxAfter(`chat-${first}`, message(1))?.messages).toMatchObject({ [first]: 2 });
  });
});
