import { later } from '#web/shared/ui/later.tsx';
import { DashboardSkeleton } from './dashboardSkeleton.tsx';

/** The own page's upper part, which comes after the page with its place kept. */
export const Dashboard = later(
  async () => (await import('./dashboard.tsx')).Dashboard,
  () => <DashboardSkeleton />,
);
