import type { EventType } from '../registry.ts';

/**
 * What members of the office do, by event type. What somebody does about the own account is no act
 * of the office.
 */
export const officeTypes = [
  ...(['OfferAdminApproved', 'EntryAdminApproved', 'OfferAdminDisapproved', 'EntryAdminDisapproved'] as const),
  ...(['OfferChangeAdminApproved', 'EntryChangeAdminApproved', 'OfferChangeAdminDisapproved', 'EntryChangeAdminDisapproved'] as const),
  ...(['OfferCancellationSettled', 'EntryCancellationSettled', 'OfferCancellationDismissed', 'EntryCancellationDismissed'] as const),
  ...(['OfferAnsweredOnBehalf', 'EntryAnsweredOnBehalf', 'OfferProxySettled', 'EntryProxySettled'] as const),
  ...(['OfferForceClosed', 'EntryForceClosed', 'JobForceClosed', 'DiaryOverlapAllowed'] as const),
  ...(['OfferBillClaimed', 'EntryBillClaimed', 'OfferBillIgnored', 'EntryBillIgnored', 'OfferBillReopened', 'EntryBillReopened'] as const),
  ...([
    'InvoiceIssued',
    'InvoiceVoided',
    'InvoicePaymentRecorded',
    'InvoicePaymentStruck',
    'InvoiceCredited',
    'InvoiceReminded',
    'MonthLocked',
    'MonthUnlocked',
  ] as const),
  ...(['ClientBillClientIdSet', 'AuditBillsExported'] as const),
  ...(['ClientCertified', 'ClientCertificationRevoked', 'AccountSuspended', 'AccountSuspensionLifted', 'OfficeDutiesSet'] as const),
  ...(['TalentPublished', 'TalentUnpublished', 'TalentSuspended', 'TalentViewOrderSet'] as const),
  ...(['TalentProfileReturned', 'ClientProfileReturned'] as const),
  ...(['ReviewTakenDown', 'ReviewRestored', 'MediaTakenDown', 'TalentPictureTakenDown'] as const),
  ...(['GuardianConsentGiven', 'GuardianConsentRefused'] as const),
  ...(['StudentRegistered', 'StudentChanged', 'StudentLinkCodeIssued', 'StudentUnlinked', 'StudentRemoved'] as const),
  ...(['ReportSettled', 'ContactBegun', 'ContactAnswered', 'ContactClosed', 'ContactEnded'] as const),
  ...(['NewsWritten', 'NewsEdited', 'NewsPublished', 'NewsUnpublished', 'NewsRemoved'] as const),
  ...(['MasterAdded', 'MasterRenamed', 'MasterReordered', 'MasterRetired', 'MasterRestored'] as const),
  ...(['CountersignAsked', 'CountersignConfirmed', 'CountersignDeclined', 'CountersignWithdrawn', 'ControlSet'] as const),
  ...(['DeskAssigned', 'DeskUnassigned', 'DeskNoted', 'DeskNoteStruck', 'DeskTagged', 'DeskUntagged', 'DeskSnoozed', 'DeskWoken'] as const),
  ...(['OperationStreamRetried', 'OperationEventDiscarded', 'OperationMailResent', 'OperationDeadlineRearmed'] as const),
  ...(['AuditPersonalOpened', 'AuditHistoryRead'] as const),
] satisfies readonly EventType[];

/** Which act an event is: the same one for offers and entries. */
export const actOf = (type: string): string => type.replace(/^(?:Offer|Entry)(?=[A-Z])/, '');

/** The acts to look for, each once. */
export const officeActs: readonly string[] = [...new Set(officeTypes.map(actOf))];

/** Looking at a history changes nothing: the journal has it, and shows it when it is asked for. */
export const isLook = (act: string): boolean => act === 'AuditHistoryRead';

/** An act as the office finds it. Amount in yen; `name`: the member's. */
export type JournalEntry = {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  /** The second member, by name, where the act needed one. */
  readonly confirmedBy: string | null;
  readonly type: string;
  readonly streamId: string;
  readonly version: number;
  readonly at: number;
  /** Who and what it was about, by name, as far as that is known. */
  readonly job: { readonly id: string; readonly name: string } | null;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly talent: { readonly id: string; readonly name: string } | null;
  readonly person: { readonly id: string; readonly name: string } | null;
  /** The stream that was looked at or mended. */
  readonly target: string | null;
  readonly amount: number | null;
  readonly reason: string | null;
};

/** How often an act was done, and what it comes to in yen. */
export type JournalSum = { readonly act: string; readonly count: number; readonly total: number };

/** Where a page ends: the next begins after it. */
export type JournalCursor = { readonly at: number; readonly amount: number | null; readonly id: string };

/**
 * A page. `sums`: of everything that the filter finds, the act done most often first. Null where the
 * filter finds more than one page: they are asked for apart, since the database takes longer.
 */
export type Journal = {
  readonly rows: readonly JournalEntry[];
  readonly sums: readonly JournalSum[] | null;
  readonly next: JournalCursor | null;
};
