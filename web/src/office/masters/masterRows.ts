import type { MasterKind } from '#domain/office/master/fields.ts';
import { masterSchema } from '#projections/content/masters.schema.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

export const useMasterRows = (kind: MasterKind) =>
  useMany({ collection: `${kind}Master`, where: [], orderBy: ['orderIndex', 'asc'], limit: 100 }, masterSchema);
