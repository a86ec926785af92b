import type { Client } from '#projections/client/clients.schema.ts';
import { ClientHead } from './clientHead.tsx';

/** Who the client is. */
export const ClientSummary = ({ client: { thumbnail, name, company, department } }: { readonly client: Client }) => (
  <ClientHead thumbnail={thumbnail} name={name} note={[company.name, department].filter(Boolean).join('・')} />
);
