import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import type { Control } from './controls.schema.ts';

/** Writes controls/office. */
export const controls = projector('controls', (event) => [`controls/${entityIdOf(event)}`], {
  ControlSet: (event, documents): Writes => {
    const { data, meta } = event;
    const id = entityIdOf(event);
    const before = documents.get(`controls/${id}`) as Control | undefined;
    const watches = { ...before?.watches, [data.act]: { on: data.on, above: data.above } };
    return [[`controls/${id}`, { id, watches, createdAt: before?.createdAt ?? meta.recordedAt, ...versionFields(event) }]];
  },
});
