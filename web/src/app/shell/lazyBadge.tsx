import { type ComponentProps, lazy, Suspense } from 'react';
import { arrived } from '#web/shared/data/platform/reloadGuard.ts';
import { firstReadsDone } from '#web/shared/data/reads/firestoreLite.ts';
import { AccountLine, type AccountProps } from './accountLine.tsx';

// Badges read live data, so their chunk, with Firestore, loads after first paint.
const Badge = lazy(async () => {
  await firstReadsDone();
  return arrived(await import('./badge.tsx'));
});

const Arrivals = lazy(async () => {
  await firstReadsDone();
  return arrived(await import('./arrivals.tsx'));
});

const Identity = lazy(async () => {
  await firstReadsDone();
  return arrived(await import('./identity.tsx'));
});

/** The account in the menu of a wide screen: what the session knows, then its name. */
export const LazyIdentity = (account: AccountProps) => (
  <Suspense fallback={<AccountLine {...account} />}>
    <Identity {...account} />
  </Suspense>
);

export const LazyArrivals = () => (
  <Suspense>
    <Arrivals />
  </Suspense>
);

export const LazyBadge = (props: ComponentProps<typeof Badge>) => (
  <Suspense>
    <Badge {...props} />
  </Suspense>
);
