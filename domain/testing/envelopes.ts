import fc from 'fast-check';
import { HOUR } from '../kernel/calendar/instants.ts';
import { fold } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import { type AggregateName, parseStreamId } from '../kernel/identifiers.ts';
import { type AnyEnvelope, type AnyEvent, aggregateNamed, definitionOf } from '../registry.ts';
import { acceptedCommands } from './acceptedCommands.ts';
import { type Attempt, attemptsOf } from './arbitraries.ts';
import { contactOpened, guestContactOpened } from './contactSamples.ts';
import { DAY, NOON, uidOf } from './contexts.ts';
import { asked, confirmed } from './countersignSamples.ts';
import { firstOfPair, parties } from './dealSamples.ts';
import { approvalAsked, assigned, noted, snoozed, tagged } from './deskSamples.ts';
import { histories as entryHistories } from './entryHistories.ts';
import { held } from './heldActSamples.ts';
import { invoiceIssued } from './invoices.ts';
import { histories } from './offerHistories.ts';
import { draft } from './profiles.ts';

/** An event with its time (ms) and sender. */
export type Recorded = { readonly event: AnyEvent; readonly at: number; readonly actor: AnyEnvelope['meta']['actor'] };

/**
 * Events in the form that projectors receive: numbered from 1, decrypted, newest schema version.
 */
export const envelopesOf = (streamId: string, recorded: readonly Recorded[]): AnyEnvelope[] =>
  recorded.map(({ event: { type, data }, at, actor }, index) => {
    const version = index + 1;
    const meta = { actor, commandId: `command-${version}`, correlationId: `command-${version}`, causationId: null, recordedAt: at };
    const envelope = { id: `${streamId}_${version}`, streamId, version, type, schemaVersion: definitionOf(type).schemaVersion, data, meta };
    return { ...envelope, prevHash: '', hash: '' } as AnyEnvelope;
  });

/** Events of the office, one hour apart, from noon on. */
export const envelopes = (streamId: string, ...events: AnyEvent[]): AnyEnvelope[] =>
  envelopesOf(
    streamId,
    events.map((event, hours) => ({ event, at: NOON + hours * HOUR, actor: { uid: uidOf.office, role: 'office' } })),
  );

/** The events of a stream after these attempts. Refused commands leave no event. */
const recordsOf = (name: AggregateName, attempts: readonly Attempt[], given: readonly AnyEvent[]): Recorded[] => {
  const { decider } = aggregateNamed(name);
  const recorded: Recorded[] = given.map((event) => ({ event, at: NOON, actor: { uid: 'system', role: 'system' } }));
  let now = NOON;
  let state: unknown = fold(decider, given);
  for (const { command, actor, elapsed } of attempts) {
    now += elapsed;
    try {
      const events = decider.decide(command, state, { now, actor }) as AnyEvent[];
      recorded.push(...events.map((event) => ({ event, at: now, actor })));
      state = fold(decider, events, state);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return recorded;
};

const story = (streamId: string, beginnings: readonly (readonly AnyEvent[])[] = [[]]): fc.Arbitrary<AnyEnvelope[]> => {
  const { aggregate } = parseStreamId(streamId);
  return fc
    .tuple(attemptsOf[aggregate], fc.constantFrom(...beginnings))
    .map(([attempts, given]) => envelopesOf(streamId, recordsOf(aggregate, attempts, given)));
};

/** The end is too close for a reminder, until it moves. */
const madeForTomorrow: AnyEvent = {
  type: 'OfferMade',
  data: {
    ...parties,
    fee: 40_000,
    scheduleToClose: NOON + DAY,
    askedAt: NOON,
    answerDue: NOON + DAY,
    remindAt: NOON + DAY,
    sheet: null,
    sheetWords: null,
    message: null,
    ...firstOfPair,
  },
};

const concludedInRole: AnyEvent[] = histories.IS_APPROVED.map((event) =>
  event.type === 'OfferMade' || event.type === 'OfferApproved' ? ({ ...event, data: { ...event.data, roleNo: 1 } } as AnyEvent) : event,
);

/** New reviews. The attempts contain the answers of both sides. */
const reviewBeginnings: AnyEvent[][] = [
  [],
  [{ type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue: NOON + 7 * DAY } }],
];

/** A new room. The attempts contain its messages. */
const chatBeginnings: AnyEvent[][] = [[], [{ type: 'ChatOpened', data: { ...parties, dealKind: 'offer', dealId: 'offer-1' } }]];

/** A new contact. The attempts contain the rest. */
const contactBeginnings: AnyEvent[][] = [[contactOpened], [guestContactOpened]];

const people = [uidOf.talent, uidOf.client];
/** Random streams that refer to each other: people, jobs, deals, rooms, reviews and more. */
export const worlds: fc.Arbitrary<AnyEnvelope[][]> = fc.tuple(
  ...people.map((uid) => story(`account-${uid}`)),
  story(`talent-${uidOf.talent}`),
  story(`client-${uidOf.client}`),
  story('job-job-1'),
  story('job-job-2', [[], [{ type: 'JobDraftSaved', data: { clientId: uidOf.client, ...draft } }]]),
  story('offer-offer-1', Object.values(histories)),
  story('offer-offer-2', [[], [madeForTomorrow], concludedInRole]),
  story('entry-entry-1', Object.values(entryHistories)),
  story('review-offer-1', reviewBeginnings),
  story(`favorite-talent_${uidOf.client}_${uidOf.talent}`),
  story(`favorite-job_${uidOf.talent}_job-1`),
  story('master-industry_ads'),
  story('priceList-operator'),
  story('statementLayout-layout-1'),
  story(`payee-${uidOf.talent}`),
  story(`payout-${uidOf.talent}_2026-10`),
  story('transfer-transfer-1'),
  story('settlement-offer-1'),
  story('order-offer-1'),
  story(`hold-${uidOf.talent}`, [[], [...(acceptedCommands.hold.endHolds?.given ?? [])]]),
  story('news-news-1'),
  story('media-media-1'),
  story('chat-offer-1', chatBeginnings),
  story('chat-offer-2', chatBeginnings),
  story(`notification-${uidOf.client}`),
  story('student-TA0001'),
  story(`audit-${uidOf.office}_2026-11-20`),
  story('operation-readModels_offer-offer-1'),
  story(`guardian-${uidOf.talent}`),
  story(`diary-${uidOf.talent}`),
  story(`savedSearch-${uidOf.talent}`),
  story('shortlist-shortlist-1'),
  story('audition-job-1_1', [[], [...(acceptedCommands.audition.score?.given ?? [])]]),
  story('record-offer-1'),
  story('invoice-invoice-1', [[], [invoiceIssued]]),
  story('contact-contact-1', contactBeginnings),
  story('contact-contact-2', contactBeginnings),
  story('control-office'),
  story('closing-2026-10'),
  story('countersign-countersign-1', [[], [asked], [asked, confirmed]]),
  story('desk-offer-offer-1', [[], [noted], [assigned, tagged, snoozed], [approvalAsked]]),
  story('heldAct-offer-offer-1', [[], [held]]),
  story(`report-room_${uidOf.talent}_offer-1`),
);

/** Interleaves streams at random. Within a stream the order stays. */
export const interleave = (streams: readonly AnyEnvelope[][], turns: readonly number[]): AnyEnvelope[] => {
  const waiting = streams.map((stream) => [...stream]).filter((stream) => stream.length > 0);
  const dealt: AnyEnvelope[] = [];
  for (let turn = 0; waiting.length > 0; turn++) {
    const at = (turns[turn % turns.length] ?? 0) % waiting.length;
    const [next] = (waiting[at] as AnyEnvelope[]).splice(0, 1);
    if (next) dealt.push(next);
    if (waiting[at]?.length === 0) waiting.splice(at, 1);
  }
  return dealt;
};

/** A random sequence of turns for `interleave`. */
export const turns = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 40 });
