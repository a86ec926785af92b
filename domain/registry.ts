import type { z } from 'zod';
import type { Aggregate, AnyDefinition, CommandOf, EventOf, Shape } from './kernel/definition.ts';
import type { EnvelopeOf } from './kernel/envelope.ts';
import { type EventDefinition, NewerEvent } from './kernel/eventDefinition.ts';
import type { AggregateName } from './kernel/identifiers.ts';
import { closing } from './money/closing/closing.ts';
import { invoice } from './money/invoice/invoice.ts';
import { order } from './money/order/order.ts';
import { payee } from './money/payee/payee.ts';
import { payout } from './money/payout/payout.ts';
import { priceList } from './money/priceList/priceList.ts';
import { settlement } from './money/settlement/settlement.ts';
import { statementLayout } from './money/statementLayout/statementLayout.ts';
import { transfer } from './money/transfer/transfer.ts';
import { audit } from './office/audit/audit.ts';
import { control } from './office/control/control.ts';
import { countersign } from './office/countersign/countersign.ts';
import { desk } from './office/desk/desk.ts';
import { heldAct } from './office/heldAct/heldAct.ts';
import { master } from './office/master/master.ts';
import { operation } from './office/operation/operation.ts';
import { record } from './office/record/record.ts';
import { account } from './people/account/account.ts';
import { client } from './people/client/client.ts';
import { media } from './people/media/media.ts';
import { student } from './people/student/student.ts';
import { talent } from './people/talent/talent.ts';
import { chat } from './talk/chat/chat.ts';
import { contact } from './talk/contact/contact.ts';
import { news } from './talk/news/news.ts';
import { notification } from './talk/notification/notification.ts';
import { report } from './talk/report/report.ts';
import { review } from './talk/review/review.ts';
import { audition } from './work/audition/audition.ts';
import { diary } from './work/diary/diary.ts';
import { entry } from './work/entry/entry.ts';
import { favorite } from './work/favorite/favorite.ts';
import { guardian } from './work/guardian/guardian.ts';
import { hold } from './work/hold/hold.ts';
import { job } from './work/job/job.ts';
import { offer } from './work/offer/offer.ts';
import { savedSearch } from './work/savedSearch/savedSearch.ts';
import { shortlist } from './work/shortlist/shortlist.ts';

/**
 * All aggregates by name, the one list of them. Schemas, callables, duties, journal, words, samples
 * and the generic tests follow from it.
 */
export const aggregates = {
  account,
  talent,
  client,
  job,
  offer,
  entry,
  review,
  favorite,
  master,
  news,
  media,
  chat,
  notification,
  student,
  audit,
  operation,
  report,
  guardian,
  record,
  diary,
  savedSearch,
  contact,
  invoice,
  control,
  countersign,
  closing,
  desk,
  heldAct,
  priceList,
  statementLayout,
  payee,
  payout,
  transfer,
  settlement,
  hold,
  audition,
  shortlist,
  order,
} as const satisfies Readonly<Record<AggregateName, AnyDefinition>>;
type Aggregates = typeof aggregates;

/** An aggregate with unknown state, command and event types, for code that handles any stream. */
// biome-ignore lint/suspicious/noExplicitAny: an existential type
export type AnyAggregate = Aggregate<any, any, any> & AnyDefinition;

export const aggregateNamed = (name: AggregateName): AnyAggregate => aggregates[name] as unknown as AnyAggregate;
/** All aggregates, in the order of the list. */
export const allAggregates: readonly AnyAggregate[] = Object.values(aggregates) as unknown as AnyAggregate[];

/** The fields of an aggregate: of each command and event, and those that only documents have. */
export const shapesOf = ({ command, events, fields = {} }: AnyAggregate): readonly Shape[] => [
  ...command.options.map(({ shape }): Shape => shape),
  ...Object.values(events).map(({ schema }): Shape => (schema as z.ZodObject).shape),
  fields,
];

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
export type FieldOf<Name extends AggregateName> = string &
  Exclude<KeysOf<CommandOf<Aggregates[Name]>> | KeysOf<EventOf<Aggregates[Name]>['data']>, 'type'>;

export type AnyEvent = { [Name in AggregateName]: EventOf<Aggregates[Name]> }[AggregateName];
export type EventType = AnyEvent['type'];
/** Any event of the log, decrypted, in its newest schema version. */
export type AnyEnvelope = EnvelopeOf<AnyEvent>;
export type EnvelopeNamed<Type extends EventType> = Extract<AnyEnvelope, { type: Type }>;

const definitions: ReadonlyMap<string, EventDefinition> = new Map(
  Object.values(aggregates).flatMap(({ events }) => Object.entries(events) as [string, EventDefinition][]),
);

/**
 * The stored form of an event type. Throws `NewerEvent` for a type that this release does not have.
 */
export const definitionOf = (type: string): EventDefinition => {
  const definition = definitions.get(type);
  if (!definition) throw new NewerEvent(`unknown event type: ${type}`);
  return definition;
};
