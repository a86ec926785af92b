import { z } from 'zod';
import { actsOf } from '../../kernel/definition.ts';
import { date, identifier } from '../../kernel/validation.ts';
import { closing } from '../../money/closing/closing.ts';
import { invoice } from '../../money/invoice/invoice.ts';
import type { EventType } from '../../registry.ts';
import { contact } from '../../talk/contact/contact.ts';
import { news } from '../../talk/news/news.ts';
import { report } from '../../talk/report/report.ts';
import { review } from '../../talk/review/review.ts';
import { control } from '../control/control.ts';
import { countersign } from '../countersign/countersign.ts';
import { desk } from '../desk/desk.ts';
import { master } from '../master/master.ts';
import { operation } from '../operation/operation.ts';
import { audit } from './audit.ts';
import { auditFields, ownerOf } from './fields.ts';

/** The event types of acts of the office. Acts on a member's own account are not included. */
export const officeTypes = [
  ...(['OfferAdminApproved', 'EntryAdminApproved', 'OfferAdminDisapproved', 'EntryAdminDisapproved'] as const),
  ...(['OfferChangeAdminApproved', 'EntryChangeAdminApproved', 'OfferChangeAdminDisapproved', 'EntryChangeAdminDisapproved'] as const),
  ...(['OfferCancellationSettled', 'EntryCancellationSettled', 'OfferCancellationDismissed', 'EntryCancellationDismissed'] as const),
  ...(['OfferAnsweredOnBehalf', 'EntryAnsweredOnBehalf', 'OfferProxySettled', 'EntryProxySettled'] as const),
  ...(['OfferForceClosed', 'EntryForceClosed', 'JobForceClosed', 'DiaryOverlapAllowed'] as const),
  ...(['OfferBillClaimed', 'EntryBillClaimed', 'OfferBillIgnored', 'EntryBillIgnored', 'OfferBillReopened', 'EntryBillReopened'] as const),
  ...(actsOf(invoice) as readonly EventType[]),
  ...(actsOf(closing) as readonly EventType[]),
  ...(['ClientBillClientIdSet'] as const),
  ...(['ClientCertified', 'ClientCertificationRevoked', 'AccountSuspended', 'AccountSuspensionLifted', 'OfficeDutiesSet'] as const),
  ...(['TalentPublished', 'TalentUnpublished', 'TalentSuspended', 'TalentViewOrderSet', 'TalentBirthdayConfirmed'] as const),
  ...(['TalentProfileReturned', 'ClientProfileReturned'] as const),
  ...(actsOf(review) as readonly EventType[]),
  ...(['MediaTakenDown', 'TalentPictureTakenDown'] as const),
  ...(['GuardianConsentGiven', 'GuardianConsentRefused'] as const),
  ...(['StudentRegistered', 'StudentChanged', 'StudentLinkCodeIssued', 'StudentUnlinked', 'StudentRemoved'] as const),
  ...(actsOf(report) as readonly EventType[]),
  ...(actsOf(contact) as readonly EventType[]),
  ...(actsOf(news) as readonly EventType[]),
  ...(actsOf(master) as readonly EventType[]),
  ...(actsOf(countersign) as readonly EventType[]),
  ...(actsOf(control) as readonly EventType[]),
  ...(actsOf(desk) as readonly EventType[]),
  ...(actsOf(operation) as readonly EventType[]),
  ...(actsOf(audit) as readonly EventType[]),
] satisfies readonly EventType[];

/** The act of an event type. Offers and entries share acts. */
export const actOf = (type: string): string => type.replace(/^(?:Offer|Entry)(?=[A-Z])/, '');

/** All acts, each once, as options of the filter. */
export const officeActs: readonly string[] = [...new Set(officeTypes.map(actOf))];

/**
 * The filter of the office's journal: member, act, object, days (JST) and amount in yen, limits
 * included.
 * null: no restriction.
 */
export const journalFilter = z.strictObject({
  uid: z.nullable(identifier),
  act: z.nullable(z.enum(officeActs)),
  /** `objectOf` a stream. Pages of an earlier release do not send it. */
  object: z.nullable(auditFields.target).default(null),
  since: z.nullable(date),
  until: z.nullable(date),
  from: z.nullable(z.int().min(0)),
  to: z.nullable(z.int().min(0)),
});

/** The filter of the office's journal. */
export type JournalFilter = z.infer<typeof journalFilter>;

const unsummed: ReadonlySet<string> = new Set<EventType>(['AuditBillsExported', 'InvoiceReminded']);
/**
 * Whether the amounts of an act may be added. Two files or reminders can be about the same bill.
 */
export const isSummed = (act: string): boolean => !unsummed.has(act);

/**
 * The object of acts by which the journal is searched: a person with all their streams, a job with
 * all around it, or any other stream.
 */
export const objectOf = (streamId: string): string => {
  const [uid] = ownerOf(streamId);
  return uid === undefined ? streamId.replace(/^around-/, 'job-') : `account-${uid}`;
};

/** Whether the act only reads a history. The journal contains it, and shows it on request. */
export const isLook = (act: string): boolean => act === 'AuditHistoryRead';

/** A row of the journal. Amount in yen, `at` in ms; `name` is the member's name. */
export type JournalEntry = {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  /** Name of the second member, if the act needed one. */
  readonly confirmedBy: string | null;
  readonly type: string;
  readonly streamId: string;
  readonly version: number;
  readonly at: number;
  /** The job and people of the act, with names where they are known; null otherwise. */
  readonly job: { readonly id: string; readonly name: string } | null;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly talent: { readonly id: string; readonly name: string } | null;
  readonly person: { readonly id: string; readonly name: string } | null;
  /** The stream that was read or repaired. */
  readonly target: string | null;
  /** The number of the invoice. */
  readonly invoice: string | null;
  readonly amount: number | null;
  readonly reason: string | null;
};

/** The number of times an act was done, and the sum of its amounts in yen. */
export type JournalSum = { readonly act: string; readonly count: number; readonly total: number };

/** The last row of a page; the next page begins after it. */
export type JournalCursor = { readonly at: number; readonly amount: number | null; readonly id: string };

/**
 * A page of the journal. `sums`: all matching rows by act, most frequent first. null if there are
 * several pages: the sums take longer, so they are a separate request.
 */
export type Journal = {
  readonly rows: readonly JournalEntry[];
  readonly sums: readonly JournalSum[] | null;
  readonly next: JournalCursor | null;
};
