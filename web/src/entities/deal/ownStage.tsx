import { castStageLabels, stageOf } from '#domain/work/deal/stages.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { IN_VALUES } from '#web/shared/data/reads/reading.ts';
import { useManyOfIds } from '#web/shared/data/reads/reads.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { type DealKind, kinds } from './kinds.ts';

/** The signed-in cast's deals of a kind about some jobs, live. */
const useKindOfJobs = <K extends DealKind>(kind: K, jobIds: readonly string[]) => {
  const uid = useUid();
  const { collection: dealCollection, schema } = kinds[kind];
  const { rows } = useManyOfIds(
    jobIds.length === 0
      ? null
      : {
          collection: dealCollection,
          group: true,
          where: [
            ['talentId', '==', uid],
            ['jobId', 'in', jobIds],
          ],
          // A job and a cast have at most one deal.
          limit: IN_VALUES,
        },
    schema,
  );
  return rows ?? [];
};

/**
 * How far the signed-in cast's deal about a job is; nothing without an active deal. `jobIds`: all
 * jobs of the list, which are asked for at once.
 */
export const OwnStage = ({ jobId, jobIds }: { readonly jobId: string; readonly jobIds: readonly string[] }) => {
  const deals = { offer: useKindOfJobs('offer', jobIds), entry: useKindOfJobs('entry', jobIds) };
  const labels = (['offer', 'entry'] as const).flatMap((kind) =>
    deals[kind].filter((deal) => deal.jobId === jobId).map(({ status }) => castStageLabels[stageOf(kind, status)]),
  );
  const label = labels.find((each) => each !== null);
  return label ? <StatusChip tone="good" label={label} /> : null;
};
