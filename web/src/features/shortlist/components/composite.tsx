import { ageBandLabel } from '#domain/kernel/person.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { knownSizes } from '#web/entities/cast/detailTerms.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './composite.module.css';

type Props = {
  readonly cast: Talent;
  /** The place in the list, from 1. */
  readonly number: number;
  /** How many pictures stand below the main one. */
  readonly others: number;
};

/** A cast on paper: pictures, name, age band and measures, but nothing private. */
export const Composite = ({ cast: { name, thumbnail, profileImages, ageBand, sizes }, number, others }: Props) => {
  const more = profileImages.filter((path) => path !== thumbnail).slice(0, others);
  const facts = [ageBandLabel(ageBand), ...knownSizes(sizes).map(({ term, value }) => `${term} ${value}`.replaceAll(' ', '\u00a0'))];
  return (
    <section className={css.composite}>
      <div className={css.main}>
        <Photo path={thumbnail} alt={`${name}さんの写真`} eager />
      </div>
      {more.length > 0 ? (
        <ul className={css.others}>
          {more.map((path, at) => (
            <li key={path}>
              <Photo path={path} alt={`${name}さんの写真 ${at + 2}枚目`} eager />
            </li>
          ))}
        </ul>
      ) : null}
      <h3>
        {number}. {name}
      </h3>
      <p className="figures">{facts.filter(Boolean).join('・')}</p>
    </section>
  );
};
