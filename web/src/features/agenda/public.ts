import { later } from '#web/shared/ui/later.tsx';
import { DashboardSkeleton } from './components/dashboardSkeleton.tsx';

/**
 * The exports of this feature for other features. The upper part of the own page loads after the
 * page, into a reserved space.
 */

export const Dashboard = later(
  async () => (await import('./components/dashboard.tsx')).Dashboard,
  () => DashboardSkeleton(),
);
export { funnelOf } from './agenda.ts';
export { type CastState, castTasks, clientTasks } from './personTasks.ts';
export { useOwnAgenda } from './queries/ownAgenda.ts';
export { useOwnStages } from './queries/ownStages.ts';
