import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

/**
 * While the session or a screen's chunk is on its way. In the frame it has the shape of the route's
 * layout (`frameLayout.module.css`).
 */
export const LoadingScreen = () => (
  <div data-loading="">
    <RowSkeletons count={3} />
  </div>
);
