import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { DashboardSkeleton } from './components/dashboardSkeleton.tsx';

/**
 * The exports of this feature for other features. The upper part of the own page loads after the
 * page, into a reserved space.
 */
export const CastDashboard = lazyPart(
  async () => (await import('./components/dashboards.tsx')).CastDashboard,
  () => DashboardSkeleton(),
);
export const ClientDashboard = lazyPart(
  async () => (await import('./components/dashboards.tsx')).ClientDashboard,
  () => DashboardSkeleton(),
);
