import type { ReactNode } from 'react';
import { shortDay } from '#domain/kernel/format/times.ts';
import { fitText } from '#domain/work/search/fit.ts';
import { feeFloors, jobOrders, jobSearch, jobSearchOfCast } from '#domain/work/search/wanted.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { useMasterOptions } from '#web/entities/master/masterOptions.tsx';
import { SaveSearch } from '#web/features/savedSearch/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { ageOptions, areaOptions, genderOptions } from '#web/shared/search/choices.ts';
import { daysFilterOf } from '#web/shared/search/filterDays.tsx';
import { SearchList } from '#web/shared/search/searchList.tsx';
import { preloadBar } from '#web/shared/search/searchPanel.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useOpenJobs } from '../queries/jobs.ts';
import css from './jobCard.module.css';
import { JobCard } from './jobCard.tsx';

preloadBar();

const daysFilter = daysFilterOf('お仕事の日', shortDay);
const feeOptions = feeFloors.map((floor) => ({ value: String(floor), label: `${floor / 10_000}万円以上` }));

/** The number of pictures above the fold, which load immediately. */
const FIRST = 3;

type Props = {
  readonly addressOf: (job: Job) => string;
  readonly cornerOf?: (job: Job) => ReactNode;
  /** The viewer's deal about a job of all rows: the first ones are rendered alone. */
  readonly stageOf?: (job: Job, jobs: readonly Job[]) => ReactNode;
  readonly none: ReactNode;
  /** For casts: the jobs that suit come first, with the reasons, and a search can be saved. */
  readonly forCast?: boolean;
};

export const JobSearchList = ({ addressOf, cornerOf, stageOf, none, forCast = false }: Props) => {
  const now = useNow();
  const search = useAddressSearch(forCast ? jobSearchOfCast : jobSearch);
  const pages = useOpenJobs(search.wanted);
  const filters = [
    daysFilter,
    { field: 'area', label: '地域', options: areaOptions, several: true },
    { field: 'fee', label: '報酬', options: feeOptions },
    { field: 'category', label: 'お仕事の種類', options: useMasterOptions('jobCategory'), several: true },
    { field: 'industry', label: '業種', options: useMasterOptions('industry'), several: true },
    { field: 'gender', label: '募集する性別', options: genderOptions, several: true },
    { field: 'age', label: '募集する年代', options: ageOptions, several: true },
  ];
  return (
    <SearchList
      search={search}
      pages={pages}
      hint="タイトル、内容、場所など"
      filters={filters}
      inBar
      orders={jobOrders.filter(({ value }) => forCast || value !== 'suited')}
      counted={{ noun: 'お仕事', unit: '件' }}
      acts={(name) => (forCast && name ? <SaveSearch kind="jobs" wanted={search.wanted} name={name} /> : null)}
      skeleton={<RowSkeletons />}
      none={none}
    >
      {(jobs) => (
        <ul className={css.grid}>
          {jobs.map((job, index) => (
            <JobCard
              key={job.id}
              job={job}
              now={now}
              eager={index < FIRST}
              to={addressOf(job)}
              corner={cornerOf?.(job)}
              stage={stageOf?.(job, pages.rows)}
              reason={fitText(pages.fits[job.id] ?? [], job)}
            />
          ))}
        </ul>
      )}
    </SearchList>
  );
};
