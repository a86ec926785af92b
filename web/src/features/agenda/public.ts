import { later } from '#web/shared/ui/later.tsx';
import { DashboardSkeleton } from './components/dashboardSkeleton.tsx';

/**
 * What other features may use of the agenda. The own page's upper part comes after the page, with
 * its place kept.
 */

export const Dashboard = later(
  async () => (await import('./components/dashboard.tsx')).Dashboard,
  () => DashboardSkeleton(),
);
export { funnelOf } from './agenda.ts';
export { useOwnAgenda } from './queries/ownAgenda.ts';
