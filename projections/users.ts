import { z } from 'zod';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Documents, projector, type Writes } from './projector.ts';
import { followed, timeOrNull } from './readModel.ts';

/**
 * users/{uid}: the account, and what the talent's and client's streams say that the guard needs. Each stream owns its fields,
 * so the order between the three does not matter; version and times are the account's.
 */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['talent', 'client']).nullable(),
  isAdmin: z.boolean(),
  suspended: z.boolean(),
  isClientCertificated: z.boolean(),
  hasTalentProfile: z.boolean(),
  hasClientProfile: z.boolean(),
  isTalentSuspended: z.boolean(),
  destinationEmail: z.string().nullable(),
  lastNewsOpenedAt: timeOrNull,
  deletedAt: timeOrNull,
  ...followed,
});
export type User = z.infer<typeof userSchema>;

const blank = (id: string): User => ({
  id,
  email: '',
  role: null,
  isAdmin: false,
  suspended: false,
  isClientCertificated: false,
  hasTalentProfile: false,
  hasClientProfile: false,
  isTalentSuspended: true,
  destinationEmail: null,
  lastNewsOpenedAt: null,
  deletedAt: null,
  createdAt: 0,
  updatedAt: 0,
  version: 0,
});

const path = (event: AnyEnvelope) => `users/${parseStreamId(event.streamId).entityId}`;

const merge = (event: AnyEnvelope, documents: Documents, change: Partial<User>): Writes => {
  const before = (documents.get(path(event)) as User | undefined) ?? blank(parseStreamId(event.streamId).entityId);
  return [[path(event), { ...before, ...change }]];
};

/** A change of the account itself, which moves its version and time. */
const follow = (event: AnyEnvelope, documents: Documents, change: Partial<User>): Writes =>
  merge(event, documents, { ...change, version: event.version, updatedAt: event.meta.recordedAt });

export const users = projector('users', 1, (event) => [path(event)], {
  AccountRegistered: (event, documents) =>
    follow(event, documents, { email: event.data.email ?? '', destinationEmail: event.data.email, createdAt: event.meta.recordedAt }),
  AccountRoleChosen: (event, documents) => follow(event, documents, { role: event.data.role }),
  ClientCertified: (event, documents) => follow(event, documents, { isClientCertificated: true }),
  ClientCertificationRevoked: (event, documents) => follow(event, documents, { isClientCertificated: false }),
  AccountSuspended: (event, documents) => follow(event, documents, { suspended: true }),
  AccountSuspensionLifted: (event, documents) => follow(event, documents, { suspended: false }),
  OfficeGranted: (event, documents) => follow(event, documents, { isAdmin: true }),
  OfficeRevoked: (event, documents) => follow(event, documents, { isAdmin: false }),
  TalentProfileRegistered: (event, documents) => merge(event, documents, { hasTalentProfile: true }),
  TalentPublished: (event, documents) => merge(event, documents, { isTalentSuspended: false }),
  TalentSuspended: (event, documents) => merge(event, documents, { isTalentSuspended: true }),
  ClientProfileRegistered: (event, documents) => merge(event, documents, { hasClientProfile: true }),
});
