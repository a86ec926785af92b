import type { LayoutName } from '#web/routing/routeDefinition.ts';
import { DetailSkeleton } from '#web/shared/ui/detailSkeleton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';

/**
 * Shown while the session or a screen's chunk loads, in the shape of the route's layout
 * (`frameLayout.module.css`): the skeleton of a detail is the one of its data.
 */
export const LoadingScreen = ({ layout }: { readonly layout?: LayoutName }) => (
  <div data-loading="">{layout === 'detail' ? <DetailSkeleton ratio="4 / 3" /> : <RowSkeletons count={3} />}</div>
);
