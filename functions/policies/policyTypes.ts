import type { EventType } from '#domain/registry.ts';
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
  'ClientProfileRegistered',
] as const satisfies EventType[];

/** After which events an entity has a new deadline. */
export const deadlineTypes = [
  ...(['OfferMade', 'OfferAdminApproved', 'OfferApproved', 'OfferScheduleChanged'] as const),
  ...(['EntryAdminApproved', 'EntryDecidingStarted', 'EntryApproved', 'EntryScheduleChanged'] as const),
  'ReviewsOpened',
] as const satisfies EventType[];

export const policyTypes: readonly EventType[] = [...new Set<EventType>([...claimTypes, ...deadlineTypes, ...followUpTypes])];
