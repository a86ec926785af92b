import { actsOf } from '../../kernel/definition.ts';
import type { EventType } from '../../registry.ts';
import { news } from '../../talk/news/news.ts';
import { entry } from '../../work/entry/entry.ts';
import { job } from '../../work/job/job.ts';
import { offer } from '../../work/offer/offer.ts';
import { actOf } from './journal.ts';

// Plain data, computed by the web build (web/plainData.ts).

/** The event types of acts of the office. Acts on a member's own account are not included. */
export const officeTypes = [
  ...(actsOf(offer) as readonly EventType[]),
  ...(actsOf(entry) as readonly EventType[]),
  ...(['DiaryOverlapAllowed'] as const),
  ...(actsOf(job) as readonly EventType[]),
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
  ...(['TalentPublished', 'TalentUnpublished', 'TalentSuspended', 'TalentViewOrderSet', 'TalentBirthdayConfirmed'] as const),
  ...(['TalentProfileReturned', 'ClientProfileReturned'] as const),
  ...(['ReviewTakenDown', 'ReviewRestored', 'MediaTakenDown', 'TalentPictureTakenDown'] as const),
  ...(['GuardianConsentGiven', 'GuardianConsentRefused'] as const),
  ...(['StudentRegistered', 'StudentChanged', 'StudentLinkCodeIssued', 'StudentUnlinked', 'StudentRemoved'] as const),
  ...(['ReportSettled', 'ContactBegun', 'ContactAnswered', 'ContactClosed', 'ContactEnded'] as const),
  ...(actsOf(news) as readonly EventType[]),
  ...(['MasterAdded', 'MasterRenamed', 'MasterReordered', 'MasterRetired', 'MasterRestored'] as const),
  ...(['CountersignAsked', 'CountersignConfirmed', 'CountersignDeclined', 'CountersignWithdrawn', 'ControlSet'] as const),
  ...(['DeskAssigned', 'DeskUnassigned', 'DeskNoted', 'DeskNoteStruck', 'DeskTagged', 'DeskUntagged', 'DeskSnoozed', 'DeskWoken'] as const),
  ...(['OperationStreamRetried', 'OperationEventDiscarded', 'OperationMailResent', 'OperationDeadlineRearmed'] as const),
  ...(['AuditPersonalOpened', 'AuditHistoryRead'] as const),
] satisfies readonly EventType[];

/** All acts, each once, as options of the filter. */
export const officeActs: readonly string[] = [...new Set(officeTypes.map(actOf))];
