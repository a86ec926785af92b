import type { MasterKind } from '#domain/master/kinds.ts';
import { masterSchema } from '#projections/masters.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** What a form offers of one kind of master, in the office's order, without the retired ones; empty until it is loaded. */
export const useMasterOptions = (kind: MasterKind): readonly { readonly value: string; readonly label: string }[] => {
  const { data = [] } = useLive(
    liveRows(
      { collection: `${kind}Master`, where: [['isRetired', '==', false]], orderBy: ['orderIndex', 'asc'], limit: 100 },
      masterSchema,
    ),
  );
  return data.map(({ id, name }) => ({ value: id, label: name }));
};
