import { shortTime, until } from '#domain/kernel/format/times.ts';
import { positionName } from '#domain/work/hold/holds.ts';
import { CLOCK_DAYS, daysLeft } from '#domain/work/hold/openActs.ts';
import type { HoldDocument } from '#projections/hold/holds.schema.ts';
import css from './holdMark.module.css';

type Marked = Pick<HoldDocument, 'status' | 'position'>;

/** 「第一キープ」, 「キープ申込中」 or 「キープ終了」. */
export const holdName = ({ status, position }: Marked): string => {
  if (status === 'ENDED') return 'キープ終了';
  return status === 'HELD' && position !== null ? positionName(position) : 'キープ申込中';
};

export const HoldMark = ({ hold }: { readonly hold: Marked }) => {
  const place = hold.status === 'HELD' ? hold.position : null;
  const look = place === null ? (hold.status === 'ASKED' ? css.asked : css.gone) : place === 1 ? css.first : '';
  return (
    <span className={`${css.mark} ${look} unbroken`}>
      <span className={css.lines} aria-hidden>
        {[1, 2, 3].map((line) => (
          <i key={line} className={line === place ? css.own : ''} />
        ))}
      </span>
      {holdName(hold)}
    </span>
  );
};

type ClockProps = { readonly hold: Pick<HoldDocument, 'endsAt' | 'isDecided' | 'challengedUntil'>; readonly now: number };

export const HoldClock = ({ hold, now }: ClockProps) => {
  if (hold.isDecided) return <p className={css.soft}>オファーの回答を待っています。期限はありません。</p>;
  const endsAt = hold.challengedUntil ?? hold.endsAt;
  const left = daysLeft({ endsAt }, now);
  return (
    <div className={`${css.clock} ${left <= 1 ? css.soon : ''}`}>
      <p className="figures">
        <b>{endsAt > now ? until(endsAt, now) : 'まもなく終了'}</b>
        <span>{shortTime(endsAt)}まで</span>
      </p>
      <div className={css.cells} aria-hidden>
        {Array.from({ length: CLOCK_DAYS }, (_, cell) => CLOCK_DAYS - cell).map((day) => (
          <i key={day} className={day <= left ? css.full : ''} />
        ))}
      </div>
    </div>
  );
};
