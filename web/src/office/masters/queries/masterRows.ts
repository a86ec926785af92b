import type { MasterKind } from '#domain/master/kinds.ts';
import { masterSchema } from '#projections/content/masters.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** All entries of a master in the office's order, the retired ones too; live. */
export const useMasterRows = (kind: MasterKind) =>
  useLive(liveRows({ collection: `${kind}Master`, where: [], orderBy: ['orderIndex', 'asc'], limit: 100 }, masterSchema));
