import type { MasterKind } from '#domain/office/master/fields.ts';
import type { ShownNames } from '#domain/work/deal/sheetWords.ts';
import { MASTER_LIST, masterListSchema } from '#projections/content/masters.schema.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';

/** The names of media and industries by id, including retired ones. */
export const useMasterName = (): ShownNames['masterName'] => {
  const masters = [useMaster('media'), useMaster('industry')];
  return (id) => masters.flatMap(({ namesOf }) => namesOf([id]))[0];
};

/** An empty list of choices would look as if there were none. */
export const FailedOptions = ({ masters }: { readonly masters: readonly ReturnType<typeof useMaster>[] }) => {
  const failed = masters.filter(({ query }) => query.isError);
  const readAgain = () => {
    for (const { query } of failed) query.refetch();
  };
  if (failed.length === 0) return null;
  return <FailedState onRetry={readAgain}>選択肢を読み込めませんでした。接続をご確認のうえ、もう一度お試しください。</FailedState>;
};

/** Retired entries too. Empty while loading. Nothing is read if they are not wanted. */
export const useMasters = (wanted = true) => {
  const query = useOne(wanted ? MASTER_LIST : '', masterListSchema);
  const entriesOf = (kind: MasterKind) =>
    (query.data?.entries ?? []).filter((entry) => entry.kind === kind).sort((a, b) => a.orderIndex - b.orderIndex);
  return {
    query,
    entriesOf,
    namesOf: (kind: MasterKind, ids: readonly string[]) =>
      entriesOf(kind)
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name),
  };
};

/** The choices of a form without retired entries, and the names of all. */
export const useMaster = (kind: MasterKind) => {
  const { query, entriesOf, namesOf } = useMasters();
  return {
    query,
    options: entriesOf(kind)
      .filter(({ isRetired }) => !isRetired)
      .map(({ id, name }) => ({ value: id, label: name })),
    namesOf: (ids: readonly string[]) => namesOf(kind, ids),
  };
};

export const useMasterOptions = (kind: MasterKind) => useMaster(kind).options;
