import { longDate } from '#domain/kernel/format/times.ts';
import { JobsLink } from '#web/entities/job/jobsLink.tsx';
import { href } from '#web/routing/href.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { BookmarkButton } from '../components/jobCard.tsx';
import css from '../components/jobRow.module.css';
import { useBookmarks } from '../queries/jobs.ts';

export default function BookmarksScreen() {
  return (
    <Stack>
      <Listed
        list={useBookmarks()}
        none={
          <EmptyState title="ブックマークはまだありません" action={<JobsLink />}>
            気になるお仕事をブックマークすると、ここからいつでも見られます。
          </EmptyState>
        }
      >
        {(bookmarks) => (
          <ul className={css.rows}>
            {bookmarks.map(({ id, jobId, job, createdAt }) => (
              <Row key={id} className={`${css.row} ${css.withButton}`}>
                <Photo path={job.picture} alt="" ratio="1 / 1" kind="job" />
                <div>
                  <h2 className={css.title}>
                    <CoverLink to={href('talentJob', { jobId })}>{job.title || 'お仕事'}</CoverLink>
                  </h2>
                  <p className={`${css.facts} figures`}>{longDate(createdAt)}に追加</p>
                </div>
                <BookmarkButton jobId={jobId} title={job.title} bookmarked />
              </Row>
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
}
