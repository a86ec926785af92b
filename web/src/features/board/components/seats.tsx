import type { Candidate } from '#web/entities/deal/candidates.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './seats.module.css';

/** The limit of drawn seats; the others are counted. */
const DRAWN = 8;

type Props = {
  /** The number of concluded casts. */
  readonly taken: number;
  readonly seats: number;
  readonly candidates: readonly Candidate[];
};

/** The filled seats of a job, with the casts' faces. */
export const Seats = ({ taken, seats, candidates }: Props) => {
  const drawn = Math.min(DRAWN, Math.max(seats, taken));
  const faces = candidates.slice(0, Math.min(drawn, taken));
  const left = Math.max(seats, taken) - drawn;
  return (
    <section aria-label="募集人数" className={css.seats}>
      <p className={`${css.tally} figures`}>
        成立 <b>{taken}</b> / {seats}人<span>{taken < seats ? `あと${seats - taken}人` : '全員そろいました'}</span>
      </p>
      <ol className={css.faces}>
        {Array.from({ length: drawn }, (_, at) => {
          const face = faces[at];
          return face ? (
            <li key={face.deal.id}>
              <Photo path={face.deal.talent.thumbnail} alt={face.deal.talent.name} ratio="1 / 1" />
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={at} className={at < taken ? css.filled : css.open}>
              <span className="figures">{at + 1}</span>
              <span className="visually-hidden">{at < taken ? '人目：成立' : '人目：未定'}</span>
            </li>
          );
        })}
      </ol>
      {left > 0 ? <p className={`${css.left} figures`}>ほか{left}人</p> : null}
    </section>
  );
};
