import type { Aggregate } from './kernel/aggregate.ts';
import type { EnvelopeOf } from './kernel/envelope.ts';
import { type EventDefinition, NewerEvent } from './kernel/eventDefinition.ts';
import type { AggregateName } from './kernel/identifiers.ts';
import { type ClosingEvent, closing } from './money/closing/closing.ts';
import { type InvoiceEvent, invoice } from './money/invoice/invoice.ts';
import { type AuditEvent, audit } from './office/audit/audit.ts';
import { type ControlEvent, control } from './office/control/control.ts';
import { type CountersignEvent, countersign } from './office/countersign/countersign.ts';
import { type DeskEvent, desk } from './office/desk/desk.ts';
import { type MasterEvent, master } from './office/master/master.ts';
import { type OperationEvent, operation } from './office/operation/operation.ts';
import type { RecordEvent } from './office/record/events.ts';
import { record } from './office/record/record.ts';
import { account } from './people/account/account.ts';
import type { AccountEvent } from './people/account/events.ts';
import { client } from './people/client/client.ts';
import type { ClientEvent } from './people/client/events.ts';
import type { MediaEvent } from './people/media/events.ts';
import { media } from './people/media/media.ts';
import type { StudentEvent } from './people/student/events.ts';
import { student } from './people/student/student.ts';
import type { TalentEvent } from './people/talent/events.ts';
import { talent } from './people/talent/talent.ts';
import { type ChatEvent, chat } from './talk/chat/chat.ts';
import { type ContactEvent, contact } from './talk/contact/contact.ts';
import { type NewsEvent, news } from './talk/news/news.ts';
import { type NotificationEvent, notification } from './talk/notification/notification.ts';
import { type ReportEvent, report } from './talk/report/report.ts';
import { type ReviewEvent, review } from './talk/review/review.ts';
import { diary } from './work/diary/diary.ts';
import type { DiaryEvent } from './work/diary/events.ts';
import { entry } from './work/entry/entry.ts';
import type { EntryEvent } from './work/entry/events.ts';
import type { FavoriteEvent } from './work/favorite/events.ts';
import { favorite } from './work/favorite/favorite.ts';
import type { GuardianEvent } from './work/guardian/events.ts';
import { guardian } from './work/guardian/guardian.ts';
import type { JobEvent } from './work/job/events.ts';
import { job } from './work/job/job.ts';
import type { OfferEvent } from './work/offer/events.ts';
import { offer } from './work/offer/offer.ts';
import type { SavedSearchEvent } from './work/savedSearch/events.ts';
import { savedSearch } from './work/savedSearch/savedSearch.ts';

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
