import { shortTime, since } from '#domain/format/times.ts';
import type { JobCard, PersonCard } from '#projections/kernel/fields.schema.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import type { DealView } from '../view.ts';
import css from './dealRow.module.css';
import { DealStatusChip } from './dealStatusChip.tsx';

type Props = {
  readonly deal: { readonly job: JobCard; readonly answerDue: number | null; readonly updatedAt: number };
  readonly view: DealView;
  /** Whom the deal is with. */
  readonly other: PersonCard;
  readonly to: string;
  readonly now: number;
};

/** A deal in a list: the other side's picture, what it is about, where it stands, since when, what to do. */
export const DealRow = ({ deal, view, other, to, now }: Props) => (
  <Row className={css.row}>
    <div className={css.picture}>
      <Photo path={other.thumbnail} alt="" size={64} />
    </div>
    <div className={css.top}>
      <DealStatusChip view={view} answerDue={deal.answerDue} now={now} />
      <span className={`${css.when} figures`}>{since(deal.updatedAt, now)}</span>
    </div>
    <h2 className={css.title}>
      <CoverLink to={to}>{deal.job.title || 'お仕事'}</CoverLink>
    </h2>
    <p className={css.name}>{other.name}</p>
    {view.needsAction ? (
      <p className={css.next}>
        {deal.answerDue === null ? null : <strong className={`${css.due} figures`}>{shortTime(deal.answerDue)}まで</strong>}
        <Phrases>{view.note}</Phrases>
      </p>
    ) : null}
  </Row>
);
