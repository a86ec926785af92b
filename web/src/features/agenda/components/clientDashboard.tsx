import type { ComponentProps } from 'react';
import { isBillable } from '#domain/people/client/billing.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { useOwnStanding } from '#web/entities/account/standing.ts';
import { clientTasks } from '../personTasks.ts';
import { useHasConcluded } from '../queries/ownDeals.ts';
import { Dashboard } from './dashboard.tsx';

type Props = Pick<ComponentProps<typeof Dashboard>, 'name' | 'action' | 'beside'> & { readonly client: Client | null | undefined };

/** A client's dashboard: also what the account and the billing data still need. */
export const ClientDashboard = ({ client, ...rest }: Props) => {
  const standing = useOwnStanding();
  const billable = !client || isBillable(client);
  const hasConcluded = useHasConcluded(!billable);
  return <Dashboard {...rest} side="client" tasks={clientTasks({ ...standing, billable }, hasConcluded)} />;
};
