import type { MasterKind } from '#domain/master/kinds.ts';
import { MASTER_LIST, masterListSchema } from '#projections/content/masters.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';

/**
 * One kind of master: what a form offers, in the office's order and without the retired ones, and
 * the names of what was chosen, the retired ones too. Empty until it is loaded.
 */
export const useMaster = (kind: MasterKind) => {
  const query = useOne(MASTER_LIST, masterListSchema);
  const entries = (query.data?.entries ?? []).filter((entry) => entry.kind === kind).sort((a, b) => a.orderIndex - b.orderIndex);
  return {
    query,
    options: entries.filter(({ isRetired }) => !isRetired).map(({ id, name }) => ({ value: id, label: name })),
    namesOf: (ids: readonly string[]) => entries.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
  };
};

/** What a form offers of one kind of master. */
export const useMasterOptions = (kind: MasterKind) => useMaster(kind).options;
