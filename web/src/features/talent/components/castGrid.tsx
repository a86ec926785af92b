import type { ReactNode } from 'react';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import css from './castCard.module.css';

export const CastGrid = ({ children }: { readonly children: ReactNode }) => <ul className={css.grid}>{children}</ul>;

export const CastGridSkeleton = () => (
  <div className={css.grid} role="status" aria-label="読み込んでいます">
    {Array.from({ length: 8 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
      <div key={index} className={css.card}>
        <SkeletonBlock ratio="3 / 4" />
        <SkeletonBlock width="60%" height={20} />
        <SkeletonBlock width="80%" />
      </div>
    ))}
  </div>
);
