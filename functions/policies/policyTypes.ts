import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import { mailTypes } from '../mail/mails.ts';
import { followUpTypes } from './followUps.ts';

/** After which events a person's token claims change. */
export const claimTypes = [
  'AccountRegistered',
  'AccountRoleChosen',
  'ClientCertified',
  'ClientCertificationRevoked',
  'AccountSuspended',
  'AccountSuspensionLifted',
  'OfficeGranted',
  'OfficeRevoked',
  'TalentProfileRegistered',
  'TalentPublished',
  'TalentSuspended',
  'TalentUnpublished',
  'ClientProfileRegistered',
] as const satisfies EventType[];

/** After which events an entity has a new deadline. */
export const deadlineTypes = [
  ...(['OfferMade', 'OfferAdminApproved', 'OfferApproved', 'OfferScheduleChanged'] as const),
  ...(['EntryAdminApproved', 'EntryDecidingStarted', 'EntryApproved', 'EntryScheduleChanged'] as const),
  ...(['ReviewsOpened', 'ChatMessagePosted', 'ChatRead'] as const),
  ...(['JobPosted', 'JobEdited'] as const),
  'MediaTranscodingRequested',
] as const satisfies EventType[];

/** A message behind one that waits already moves no deadline: arming its alarm again for each would only make more of them. */
export const setsDeadline = (event: AnyEnvelope): boolean =>
  (deadlineTypes as readonly EventType[]).includes(event.type) && !(event.type === 'ChatMessagePosted' && event.data.remindDue === null);

/** After which events somebody's data may not be read any more, or files lie about that nothing shows. */
const erasureTypes = ['AccountWithdrawn', 'StudentRemoved', 'MediaRemoved', 'MediaTranscodingFailed'] as const satisfies EventType[];

/** What the office puts in order by hand. */
const operationTypes = [
  ...(['OperationStreamRetried', 'OperationEventDiscarded', 'OperationMailResent', 'OperationDeadlineRearmed'] as const),
] as const satisfies EventType[];

export const policyTypes: readonly EventType[] = [
  ...new Set<EventType>([...claimTypes, ...deadlineTypes, ...followUpTypes, ...erasureTypes, ...operationTypes, ...mailTypes]),
];
