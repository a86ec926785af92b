import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { Destination } from './destinations.schema.ts';
import { officeAccountPath } from './officeAccounts.schema.ts';
import { type User, userPath } from './users.schema.ts';
import { mergeUser } from './users.ts';

const path = (event: AnyEnvelope) => `destinations/${entityIdOf(event)}`;

const held = (event: AnyEnvelope, documents: Documents) => documents.get(path(event)) as Destination | undefined;
const userOf = (event: AnyEnvelope, documents: Documents) => documents.get(userPath(entityIdOf(event))) as User | undefined;

const begun = (event: AnyEnvelope, documents: Documents): Destination => ({
  id: entityIdOf(event),
  email: userOf(event, documents)?.destinationEmail ?? null,
  confirmedAt: null,
  pendingEmail: null,
  requestedAt: null,
  expiresAt: null,
  createdAt: event.meta.recordedAt,
  updatedAt: event.meta.recordedAt,
  version: event.version,
});

const update = (event: AnyEnvelope, documents: Documents, change: Partial<Destination>): Writes => [
  [path(event), { ...(held(event, documents) ?? begun(event, documents)), ...change, ...versionFields(event) }],
];

const nothingPending = { pendingEmail: null, requestedAt: null, expiresAt: null } as const;

/** Sets the notification address in both documents. */
const settled = (event: AnyEnvelope, documents: Documents, email: string | null): Writes => [
  ...update(event, documents, { email, confirmedAt: event.meta.recordedAt, ...nothingPending }),
  ...mergeUser(event, documents, { destinationEmail: email }),
];

const changed = (event: EnvelopeNamed<'AccountEmailChanged'>, documents: Documents): Writes =>
  event.data.destinationFollows && held(event, documents) ? update(event, documents, { email: event.data.email }) : [];

/** Writes destinations/{uid}, and the notification address in users/{uid}. */
export const destinations = projector(
  'destinations',
  (event) => [path(event), userPath(entityIdOf(event)), officeAccountPath(entityIdOf(event))],
  {
    AccountDestinationRequested: (event, documents) => {
      const { email: pendingEmail, requestedAt, expiresAt } = event.data;
      return update(event, documents, { pendingEmail, requestedAt, expiresAt });
    },
    AccountDestinationConfirmed: (event, documents) => settled(event, documents, held(event, documents)?.pendingEmail ?? null),
    AccountDestinationReset: (event, documents) => settled(event, documents, userOf(event, documents)?.email || null),
    AccountEmailChanged: changed,
    AccountWithdrawn: (event) => [[path(event), null]],
  },
);
