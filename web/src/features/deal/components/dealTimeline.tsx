import { longTime } from '#domain/format/times.ts';
import { Card } from '#web/shared/ui/card.tsx';
import type { TimelineEntry } from '../timeline.ts';
import css from './dealTimeline.module.css';

/** What has happened so far, newest first. */
export const DealTimeline = ({ story }: { readonly story: readonly TimelineEntry[] }) => (
  <Card title="これまでの流れ">
    <ol className={css.timeline}>
      {story.map(({ at, text }) => (
        <li key={`${at}${text}`}>
          {text}
          <time className="figures" dateTime={new Date(at).toISOString()}>
            {longTime(at)}
          </time>
        </li>
      ))}
    </ol>
  </Card>
);
