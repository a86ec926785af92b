import type { Offer } from '#projections/offers.ts';
import { longTime } from '#web/shared/format/dates.ts';
import { Card } from '#web/shared/ui/card.tsx';
import type { Viewer } from '../openActions.ts';
import { timelineOf } from '../timeline.ts';
import css from './offerTimeline.module.css';

/** What has happened so far, newest first. */
export const OfferTimeline = ({ offer, viewer }: { readonly offer: Offer; readonly viewer: Viewer }) => (
  <Card title="これまでの流れ">
    <ol className={css.timeline}>
      {timelineOf(offer, viewer).map(({ at, text }) => (
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
