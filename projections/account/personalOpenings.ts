import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { entityIdOf, projector } from '../kernel/projector.ts';
import { type PersonalOpening, type PersonalOpenings, personalOpeningsPath } from './personalOpenings.schema.ts';

/** The number of openings in a document. The log has all of them. */
export const OPENINGS_KEPT = 50;

const newestFirst = (a: PersonalOpening, b: PersonalOpening) => b.at - a.at || (a.id < b.id ? 1 : -1);

const keys = (event: AnyEnvelope): string[] =>
  event.type === 'AuditPersonalOpened' ? event.data.subjects.map(personalOpeningsPath) : [personalOpeningsPath(entityIdOf(event))];

/** Writes personalOpenings/{uid}: the newest openings by all members, in any order of streams. */
export const personalOpenings = projector('personalOpenings', keys, {
  AuditPersonalOpened: ({ data: { requestId, target, reason, subjects, told }, meta: { recordedAt } }, documents) =>
    subjects.flatMap((uid) => {
      const path = personalOpeningsPath(uid);
      const { openings = [], left } = (documents.get(path) as PersonalOpenings | undefined) ?? {};
      if (left) return [];
      const opening = { id: requestId, kind: parseStreamId(target).aggregate, reason: told ? reason : null, at: recordedAt };
      return [[path, { id: uid, openings: [...openings, opening].sort(newestFirst).slice(0, OPENINGS_KEPT) }] as const];
    }),
  AccountWithdrawn: (event) => [[personalOpeningsPath(entityIdOf(event)), { id: entityIdOf(event), openings: [], left: true }]],
});
