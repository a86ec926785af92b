import { type ComponentProps, lazy, Suspense } from 'react';

// Badges read live data: their chunk, and Firestore with it, comes after the first paint.
const Badge = lazy(() => import('./badge.tsx'));

/** A badge that joins the frame once it is loaded. */
export const LazyBadge = (props: ComponentProps<typeof Badge>) => (
  <Suspense>
    <Badge {...props} />
  </Suspense>
);
