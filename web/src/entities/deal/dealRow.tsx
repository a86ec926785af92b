import { shortTime, since } from '#domain/kernel/format/times.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import css from './dealRow.module.css';
import { DealStatusChip } from './dealStatusChip.tsx';
import { EntryDays } from './entryDays.tsx';
import { type Deal, type DealKind, dueOf, kinds, type Side, viewOf } from './kinds.ts';
import { rowFacts } from './rowFacts.ts';

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly side: Side;
  readonly now: number;
  /** The part of the list's address that is kept on the deal's page. */
  readonly search?: string;
};

export const DealRow = ({ kind, deal, side, now, search }: Props) => {
  const view = viewOf(kind, deal, side);
  const due = dueOf(deal);
  const { fee, day, place } = rowFacts(deal, now);
  const title = deal.job.title || 'お仕事';
  const isClient = side === 'client';
  const other = isClient ? deal.talent : deal.client;
  return (
    <Row className={css.row}>
      <div className={css.picture}>
        <Photo path={other.thumbnail} alt="" size={64} />
      </div>
      <div className={css.top}>
        <DealStatusChip view={view} answerDue={due} now={now} />
        <span className={`${css.when} figures`}>{since(deal.updatedAt, now)}</span>
      </div>
      <h2 className={isClient ? `${css.title} unbroken` : css.title}>
        <CoverLink to={kinds[kind].page[side](deal.id)} {...(search && { search })}>
          {isClient ? other.name || 'キャスト' : title}
        </CoverLink>
      </h2>
      <p className={isClient ? css.name : `${css.name} unbroken`}>{isClient ? title : other.name}</p>
      {fee || day || place ? (
        <p className={`${css.facts} figures`}>
          {fee ? (
            <strong className={css.fee}>
              <NetYen>{fee}</NetYen>
            </strong>
          ) : null}
          {day ? <span>{day}</span> : null}
          {place ? <span>{place}</span> : null}
        </p>
      ) : null}
      {isClient && 'days' in deal && deal.days && deal.days.length > 0 ? <EntryDays days={deal.days} atMost={3} /> : null}
      {view.needsAction ? (
        <p className={css.next}>
          {due === null ? null : <strong className={`${css.due} figures`}>{shortTime(due)}まで</strong>}
          <Phrases>{view.note}</Phrases>
        </p>
      ) : null}
    </Row>
  );
};
