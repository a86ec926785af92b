import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type Closing, closingPath } from './closings.schema.ts';

/** Writes closings/{YYYY-MM}. */
export const closings = projector('closings', (event) => [closingPath(entityIdOf(event))], {
  MonthLocked: (event, documents): Writes => {
    const { data, meta } = event;
    const path = closingPath(entityIdOf(event));
    const before = documents.get(path) as Closing | undefined;
    const { claimed, ignored } = data;
    const locked = { id: entityIdOf(event), lockedAt: meta.recordedAt, lockedBy: meta.actor.uid, claimed, ignored };
    return [[path, { ...locked, createdAt: before?.createdAt ?? meta.recordedAt, ...versionFields(event) }]];
  },
  MonthUnlocked: (event, documents): Writes => {
    const path = closingPath(entityIdOf(event));
    const before = documents.get(path) as Closing | undefined;
    return before ? [[path, { ...before, lockedAt: null, ...versionFields(event) }]] : [];
  },
});
