import type { Client } from '#projections/clients.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './clientSummary.module.css';

/** Who the client is. */
export const ClientSummary = ({ client }: { readonly client: Client }) => (
  <div className={css.summary}>
    <Photo path={client.thumbnail} alt="" size={72} />
    <div>
      <strong>{client.name}</strong>
      <p>{[client.company.name, client.department].filter(Boolean).join('・')}</p>
    </div>
  </div>
);
