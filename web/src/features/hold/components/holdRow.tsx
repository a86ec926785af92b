import { Link } from 'react-router-dom';
import { shortDay } from '#domain/kernel/format/times.ts';
import { isUrgent } from '#domain/talk/words/urgency.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { type Deal, documentOf, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { HoldClock, HoldMark } from '#web/entities/hold/holdMark.tsx';
import { href } from '#web/routing/href.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { holdNext } from '../holdTexts.ts';
import css from './hold.module.css';
import { HoldActs } from './holdPart.tsx';

type Props = { readonly hold: HoldDocument; readonly side: Side; readonly now: number };

export const HoldRow = ({ hold, side, now }: Props) => {
  const { id, dealKind, jobId, talentId, status, days, endsAt, challengedUntil, isDecided } = hold;
  const { data: deal } = useOne<Deal>(documentOf(dealKind, jobId, id), kinds[dealKind].schema);
  const isClient = side === 'client';
  const other = isClient ? deal?.talent : deal?.client;
  const name = other?.name || (isClient ? 'キャスト' : 'クライアント');
  const isHot = isUrgent(isDecided ? null : (challengedUntil ?? endsAt), now);
  const offers = isClient && dealKind === 'offer' && status === 'HELD' && !isDecided && deal?.status === 'IN_INQUIRY';
  return (
    <li className={`${css.item} ${isHot ? css.hot : ''}`}>
      <Photo path={other?.thumbnail ?? null} alt="" size={52} />
      <div className={css.top}>
        <h2 className="unbroken">
          <Link to={kinds[dealKind].page[side](id)}>{name}</Link>
        </h2>
        <HoldMark hold={hold} />
        <p>{deal ? deal.job.title || MISSING_JOB : '　'}</p>
      </div>
      <div className={css.rest}>
        <ul className={`${css.dates} figures`} aria-label="キープする日">
          {days.map((day) => (
            <li key={day}>{shortDay(day)}</li>
          ))}
        </ul>
        <HoldClock hold={hold} now={now} />
        <p>
          <Phrases>{holdNext(hold, side, now)}</Phrases>
        </p>
        <HoldActs hold={hold} side={side} now={now}>
          {offers ? (
            <LinkButton to={`${href('clientTalentOffer', { talentId })}?inquiry=${encodeURIComponent(id)}`}>オファーする</LinkButton>
          ) : null}
        </HoldActs>
      </div>
    </li>
  );
};
