import { castStageLabels, dealsOfPairMax, stageOf } from '#domain/work/deal/stages.ts';
import { isInSpan, takenBy } from '#domain/work/diary/spans.ts';
import { type Dated, datesOf } from '#domain/work/job/workDates.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import { useOwnDiary } from '#web/entities/diary/diaries.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { IN_VALUES } from '#web/shared/data/reads/reading.ts';
import { useManyOfIds } from '#web/shared/data/reads/reads.ts';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { useOwnDealOfJob } from './deals.ts';
import { type DealKind, kinds } from './kinds.ts';

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
          limit: IN_VALUES * dealsOfPairMax,
        },
    schema,
  );
  return rows ?? [];
};

type OfJob = Dated & { readonly id: string };

const isOnTakenDay = (job: OfJob, { booked }: Pick<Diary, 'booked'>): boolean => {
  const taken = Object.values(booked).flatMap(({ jobId, workDays }) => (jobId === job.id ? [] : workDays.map(takenBy)));
  return datesOf(job).some((date) => taken.some((span) => isInSpan(date, span)));
};

type Held = { readonly jobId: string; readonly status: string };
type StageProps = { readonly job: OfJob; readonly deals: Readonly<Record<DealKind, readonly Held[]>> };

const Stage = ({ job, deals }: StageProps) => {
  const { data: diary } = useOwnDiary();
  const label = (['offer', 'entry'] as const)
    .flatMap((kind) => deals[kind].filter(({ jobId }) => jobId === job.id).map(({ status }) => castStageLabels[stageOf(kind, status)]))
    .find((each) => each !== null);
  return (
    <>
      {label ? <StatusChip tone="good" label={label} /> : null}
      {diary && isOnTakenDay(job, diary) ? <StatusChip tone="warning" label="日程が重なる" /> : null}
    </>
  );
};

/** `jobIds`: all jobs of the list, which are asked for at once. */
export const OwnStage = ({ job, jobIds }: { readonly job: OfJob; readonly jobIds: readonly string[] }) => (
  <Stage job={job} deals={{ offer: useKindOfJobs('offer', jobIds), entry: useKindOfJobs('entry', jobIds) }} />
);

export const OwnStageOfJob = ({ job }: { readonly job: OfJob }) => {
  const [{ row: offer }, { row: entry }] = [useOwnDealOfJob('offer', job.id), useOwnDealOfJob('entry', job.id)];
  return <Stage job={job} deals={{ offer: offer ? [offer] : [], entry: entry ? [entry] : [] }} />;
};
