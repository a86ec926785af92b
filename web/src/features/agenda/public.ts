import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { DashboardSkeleton } from './components/dashboardSkeleton.tsx';

export const CastDashboard = lazyPart(
  async () => (await import('./components/dashboards.tsx')).CastDashboard,
  () => DashboardSkeleton(),
);
export const ClientDashboard = lazyPart(
  async () => (await import('./components/dashboards.tsx')).ClientDashboard,
  () => DashboardSkeleton(),
);
