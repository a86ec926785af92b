import { maskEmail } from '#domain/office/audit/masks.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { type Matter, matterIn, matterKey } from '#domain/work/guardian/matter.ts';
import { MISSING_PERSON } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type Guardian, guardianPath, type ShownMatter } from './guardians.schema.ts';

const path = (event: AnyEnvelope) => guardianPath(entityIdOf(event));

const unasked = { requestedAt: null, isAskedByOffice: false, expiresAt: null, isGiven: null, channel: null, answeredAt: null } as const;

/** A change of a matter. No write without a guardian. */
const update = (event: AnyEnvelope, documents: Documents, matter: Matter, change: Partial<ShownMatter>): Writes => {
  const guardian = documents.get(path(event)) as Guardian | undefined;
  if (!guardian) return [];
  const key = matterKey(matter);
  const shown: ShownMatter = { ...unasked, ...guardian.matters[key], ...matterIn(matter), ...change };
  return [[path(event), { ...guardian, matters: { ...guardian.matters, [key]: shown }, ...versionFields(event) }]];
};

export const guardians = projector('guardians', (event) => [path(event)], {
  GuardianRegistered: (event, documents) => {
    const { name, relation, email, guardianNo } = event.data;
    const registeredAt = event.meta.recordedAt;
    const { createdAt } = (documents.get(path(event)) as Guardian | undefined) ?? { createdAt: registeredAt };
    const known = { name: name ?? MISSING_PERSON, maskedEmail: maskEmail(email ?? ''), relation, guardianNo, registeredAt };
    return [[path(event), { id: entityIdOf(event), ...known, matters: {}, createdAt, ...versionFields(event) } satisfies Guardian]];
  },
  GuardianAsked: (event, documents) => {
    const { requestedAt, expiresAt } = event.data;
    return update(event, documents, event.data, {
      ...unasked,
      requestedAt,
      expiresAt,
      isAskedByOffice: event.meta.actor.role === 'office',
    });
  },
  GuardianConsentGiven: (event, documents) =>
    update(event, documents, event.data, { isGiven: true, channel: event.data.channel, answeredAt: event.meta.recordedAt }),
  GuardianConsentRefused: (event, documents) =>
    update(event, documents, event.data, { isGiven: false, channel: event.data.channel, answeredAt: event.meta.recordedAt }),
  GuardianWithdrawn: (event) => [[path(event), null]],
});
