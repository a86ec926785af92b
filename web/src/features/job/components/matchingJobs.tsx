import { jobSearch } from '#domain/work/search/wanted.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { searchIn } from '#web/shared/search/addressSearch.ts';
import { useFoundPages } from '#web/shared/search/foundPages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import css from './jobCard.module.css';
import { JobCard } from './jobCard.tsx';

const SHOWN = 6;

type Person = Pick<Talent, 'gender' | 'ageBand'>;

/** The jobs that look for such a person. Who has not chosen a gender fits every one. */
const wantedFor = ({ gender, ageBand }: Person) =>
  searchIn(jobSearch, new URLSearchParams(Object.entries({ gender, age: ageBand }).map(([field, code]) => [field, String(code || '')])));

export const MatchingJobs = ({ cast }: { readonly cast: Person }) => {
  const now = useNow();
  const { query, rows, searching, loosened } = useFoundPages('jobs', wantedFor(cast), jobSchema);
  const found = loosened.length > 0 ? [] : rows.slice(0, SHOWN);
  return (
    <Card title="あなたに合うお仕事">
      <Loaded
        query={query}
        row={searching ? undefined : found.length > 0 ? found : null}
        none={<p>あなたに合うお仕事は、いまありません。新しいお仕事が掲載されると、ここに表示されます。</p>}
      >
        {(jobs) => (
          <ul className={css.grid}>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} now={now} to={href('talentJob', { jobId: job.id })} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
};
