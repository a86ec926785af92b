import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type StatementLayout, statementLayoutPath } from './statementLayouts.schema.ts';

/** Writes statementLayouts/{id}. `createdAt`: when it was confirmed. */
export const statementLayouts = projector('statementLayouts', () => [], {
  StatementLayoutConfirmed: (event): Writes => {
    const id = entityIdOf(event);
    const { recordedAt, actor } = event.meta;
    const layout: StatementLayout = { id, ...event.data, confirmedBy: actor.uid, createdAt: recordedAt, ...versionFields(event) };
    return [[statementLayoutPath(id), layout]];
  },
});
