import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

/**
 * Shown while the session or a screen's chunk loads, in the shape of the route's layout
 * (`frameLayout.module.css`).
 */
export const LoadingScreen = () => (
  <div data-loading="">
    <RowSkeletons count={3} />
  </div>
);
