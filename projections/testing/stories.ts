import { fold } from '#domain/kernel/decider.ts';
import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, type AnyEvent, aggregateNamed, aggregates } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import type { ReadModel } from '../kernel/projector.ts';
import { replay } from '../replay.ts';
import { clientRegistered, jobPosted, talentRegistered } from './documents.ts';

/** The stream id of each aggregate in the test histories. */
export const streamOf: Readonly<Record<AggregateName, string>> = {
  account: streamIdOf('account', uidOf.talent),
  talent: streamIdOf('talent', uidOf.talent),
  client: streamIdOf('client', uidOf.client),
  job: 'job-job-1',
  offer: 'offer-offer-1',
  entry: 'entry-entry-1',
  review: 'review-offer-1',
  favorite: `favorite-talent_${uidOf.client}_${uidOf.talent}`,
  master: 'master-industry_ads',
  news: 'news-news-1',
  media: 'media-media-1',
  chat: 'chat-offer-1',
  notification: streamIdOf('notification', uidOf.client),
  student: 'student-TA0001',
  audit: `audit-${uidOf.office}_2026-11-20`,
  operation: 'operation-readModels_offer-offer-1',
  guardian: streamIdOf('guardian', uidOf.talent),
  record: 'record-offer-1',
  diary: streamIdOf('diary', uidOf.talent),
  savedSearch: streamIdOf('savedSearch', uidOf.talent),
  contact: 'contact-contact-1',
  invoice: 'invoice-invoice-1',
  control: 'control-office',
  closing: 'closing-2026-10',
  priceList: 'priceList-operator',
  statementLayout: 'statementLayout-layout-1',
  payee: streamIdOf('payee', uidOf.talent),
  payout: `payout-${uidOf.talent}_2026-10`,
  transfer: 'transfer-transfer-1',
  settlement: 'settlement-offer-1',
  order: 'order-offer-1',
  hold: streamIdOf('hold', uidOf.talent),
  shortlist: 'shortlist-shortlist-1',
  audition: 'audition-job-1_1',
  countersign: 'countersign-countersign-1',
  desk: 'desk-offer-offer-1',
  heldAct: 'heldAct-offer-offer-1',
  report: `report-room_${uidOf.talent}_offer-1`,
};

/** Two people and a job, so that cards have content. */
const setting: Readonly<Record<string, readonly AnyEvent[]>> = {
  [streamIdOf('account', uidOf.talent)]: [{ type: 'AccountRegistered', data: { email: 'hana@example.com' } }],
  [streamIdOf('account', uidOf.client)]: [{ type: 'AccountRegistered', data: { email: 'ken@example.com' } }],
  [streamIdOf('talent', uidOf.talent)]: [talentRegistered, { type: 'TalentPublished', data: {} }],
  [streamIdOf('client', uidOf.client)]: [clientRegistered],
  'job-job-1': [jobPosted],
};

/** The events of the setting, for a history of this stream. */
export const settingOf = (streamId: string): AnyEnvelope[] =>
  Object.entries(setting).flatMap(([other, events]) => (other === streamId ? [] : envelopes(other, ...events)));

/** All documents after a history, with two people and a job. */
export const documentsAfter = (streamId: string, story: readonly AnyEvent[]): ReadonlyMap<string, ReadModel> => {
  const world = replay();
  for (const event of [...settingOf(streamId), ...envelopes(streamId, ...story)]) world.add(event);
  return world.documents();
};

/** The history of each accepted command, with the events that it decides. */
export const acceptedStories = (): { readonly name: AggregateName; readonly story: readonly AnyEvent[] }[] =>
  (Object.keys(aggregates) as AggregateName[]).flatMap((name) => {
    const { decider } = aggregateNamed(name);
    return Object.values(acceptedCommands[name]).map(({ given, command, context }) => ({
      name,
      story: [...given, ...(decider.decide(command, fold(decider, given), context) as AnyEvent[])],
    }));
  });

/** The documents after each accepted command, one per shape, by collection. */
export const documentsOfStories = (): ReadonlyMap<string, readonly ReadModel[]> => {
  const shapes = new Map<string, Map<string, ReadModel>>();
  for (const { name, story } of acceptedStories())
    for (const [path, document] of documentsAfter(streamOf[name], story)) {
      const collection = path.split('/').at(-2) as string;
      const known = shapes.get(collection) ?? new Map<string, ReadModel>();
      shapes.set(collection, known);
      const shape = JSON.stringify(Object.entries(document).map(([field, value]) => [field, value === null ? null : typeof value]));
      if (!known.has(shape)) known.set(shape, document);
    }
  return new Map([...shapes].map(([collection, known]) => [collection, [...known.values()]]));
};
