import type { Talent } from '#projections/talents.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Bone } from '#web/shared/ui/skeleton.tsx';
import css from './castCard.module.css';
import { CastCard } from './castCard.tsx';

/** How many pictures are in sight at first on a wide screen: these are fetched at once. */
const FIRST = 4;

export const CastGrid = ({ casts }: { readonly casts: readonly Talent[] }) => {
  const now = useNow();
  return (
    <ul className={css.grid}>
      {casts.map((cast, index) => (
        <CastCard key={cast.id} cast={cast} now={now} eager={index < FIRST} />
      ))}
    </ul>
  );
};

/** The grid's shape while it is being read. */
export const CastGridSkeleton = () => (
  <div className={css.grid} role="status" aria-label="読み込んでいます">
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
      <div key={index} className={css.card}>
        <Bone ratio="3 / 4" />
        <Bone width="60%" height={20} />
        <Bone width="80%" />
      </div>
    ))}
  </div>
);
