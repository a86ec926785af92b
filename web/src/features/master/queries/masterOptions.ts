import type { MasterKind } from '#domain/master/kinds.ts';
import { masterSchema } from '#projections/content/masters.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** One kind of master as a form offers it: in the office's order, without the retired ones; empty until it is loaded. */
export const useMaster = (kind: MasterKind) => {
  const query = useLive(
    liveRows(
      { collection: `${kind}Master`, where: [['isRetired', '==', false]], orderBy: ['orderIndex', 'asc'], limit: 100 },
      masterSchema,
    ),
  );
  return { query, options: (query.data ?? []).map(({ id, name }) => ({ value: id, label: name })) };
};

/** What a form offers of one kind of master. */
export const useMasterOptions = (kind: MasterKind) => useMaster(kind).options;
