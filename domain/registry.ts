import { account } from './account/account.ts';
import type { AccountEvent } from './account/events.ts';
import { audit } from './audit/audit.ts';
import type { AuditEvent } from './audit/events.ts';
import { chat } from './chat/chat.ts';
import type { ChatEvent } from './chat/events.ts';
import { client } from './client/client.ts';
import type { ClientEvent } from './client/events.ts';
import { closing } from './closing/closing.ts';
import type { ClosingEvent } from './closing/events.ts';
import { contact } from './contact/contact.ts';
import type { ContactEvent } from './contact/events.ts';
import { control } from './control/control.ts';
import type { ControlEvent } from './control/events.ts';
import { countersign } from './countersign/countersign.ts';
import type { CountersignEvent } from './countersign/events.ts';
import { desk } from './desk/desk.ts';
import type { DeskEvent } from './desk/events.ts';
import { diary } from './diary/diary.ts';
import type { DiaryEvent } from './diary/events.ts';
import { entry } from './entry/entry.ts';
import type { EntryEvent } from './entry/events.ts';
import type { FavoriteEvent } from './favorite/events.ts';
import { favorite } from './favorite/favorite.ts';
import type { GuardianEvent } from './guardian/events.ts';
import { guardian } from './guardian/guardian.ts';
import type { InvoiceEvent } from './invoice/events.ts';
import { invoice } from './invoice/invoice.ts';
import type { JobEvent } from './job/events.ts';
import { job } from './job/job.ts';
import type { Aggregate } from './kernel/aggregate.ts';
import type { EnvelopeOf } from './kernel/envelope.ts';
import { type EventDefinition, NewerEvent } from './kernel/eventDefinition.ts';
import type { AggregateName } from './kernel/identifiers.ts';
import type { MasterEvent } from './master/events.ts';
import { master } from './master/master.ts';
import type { MediaEvent } from './media/events.ts';
import { media } from './media/media.ts';
import type { NewsEvent } from './news/events.ts';
import { news } from './news/news.ts';
import type { NotificationEvent } from './notification/events.ts';
import { notification } from './notification/notification.ts';
import type { OfferEvent } from './offer/events.ts';
import { offer } from './offer/offer.ts';
import type { OperationEvent } from './operation/events.ts';
import { operation } from './operation/operation.ts';
import type { RecordEvent } from './record/events.ts';
import { record } from './record/record.ts';
import type { ReportEvent } from './report/events.ts';
import { report } from './report/report.ts';
import type { ReviewEvent } from './review/events.ts';
import { review } from './review/review.ts';
import type { SavedSearchEvent } from './savedSearch/events.ts';
import { savedSearch } from './savedSearch/savedSearch.ts';
import type { StudentEvent } from './student/events.ts';
import { student } from './student/student.ts';
import type { TalentEvent } from './talent/events.ts';
import { talent } from './talent/talent.ts';

/**
 * All aggregates by name. The store, the replay and the generic tests read this table, so add new
 * ones here.
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
} as const;

/** An aggregate with unknown state, command and event types, for code that handles any stream. */
// biome-ignore lint/suspicious/noExplicitAny: an existential type
export type AnyAggregate = Aggregate<any, any, any>;

/** The aggregate of a name. */
export const aggregateNamed = (name: AggregateName): AnyAggregate => aggregates[name];

/** Any event of any aggregate. */
export type AnyEvent =
  | AccountEvent
  | TalentEvent
  | ClientEvent
  | JobEvent
  | OfferEvent
  | EntryEvent
  | ReviewEvent
  | FavoriteEvent
  | MasterEvent
  | NewsEvent
  | MediaEvent
  | ChatEvent
  | NotificationEvent
  | StudentEvent
  | AuditEvent
  | OperationEvent
  | ReportEvent
  | GuardianEvent
  | RecordEvent
  | DiaryEvent
  | SavedSearchEvent
  | ContactEvent
  | InvoiceEvent
  | ControlEvent
  | CountersignEvent
  | ClosingEvent
  | DeskEvent;
/** The type of any event. */
export type EventType = AnyEvent['type'];
/** Any event of the log, decrypted, in its newest schema version. */
export type AnyEnvelope = EnvelopeOf<AnyEvent>;
/** The envelope of one type of event. */
export type EnvelopeNamed<Type extends EventType> = Extract<AnyEnvelope, { type: Type }>;

const definitions: ReadonlyMap<string, EventDefinition> = new Map(
  Object.values(aggregates).flatMap(({ events }) => Object.entries(events) as [string, EventDefinition][]),
);

/** Whether this release has an event of this type. */
export const isKnownType = (type: string): type is EventType => definitions.has(type);

/**
 * The stored form of an event type. Throws `NewerEvent` for a type that this release does not have.
 */
export const definitionOf = (type: string): EventDefinition => {
  const definition = definitions.get(type);
  if (!definition) throw new NewerEvent(`unknown event type: ${type}`);
  return definition;
};
