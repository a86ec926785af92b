import { later } from '#web/shared/ui/later.tsx';
import { DashboardSkeleton } from './components/dashboardSkeleton.tsx';

/**
 * The exports of this feature for other features. The upper part of the own page loads after the
 * page, into a reserved space.
 */
export const CastDashboard = later(
  async () => (await import('./components/castDashboard.tsx')).CastDashboard,
  () => DashboardSkeleton(),
);
export const ClientDashboard = later(
  async () => (await import('./components/clientDashboard.tsx')).ClientDashboard,
  () => DashboardSkeleton(),
);
