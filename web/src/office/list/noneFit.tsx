import { EmptyState } from '#web/shared/ui/emptyState.tsx';

/** A list whose filter lets no row through. */
export const NoneFit = ({ noun }: { readonly noun: string }) => (
  <EmptyState title={`条件に合う${noun}はありません`}>条件を変えるか、絞り込みを解除してください。</EmptyState>
);
