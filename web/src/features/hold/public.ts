import { createElement } from 'react';
import { holdableStatuses } from '#domain/work/hold/kinds.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';

/** The hold of a deal, in reserved space where its client can ask for one. */
export const HoldPart = lazyPart(
  async () => (await import('./components/holdPart.tsx')).HoldPart,
  ({ deal, side }) => (side === 'client' && holdableStatuses.includes(deal.status) ? createElement(SkeletonBlock, { height: 170 }) : null),
);
