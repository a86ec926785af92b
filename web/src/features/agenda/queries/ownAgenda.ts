import { type Agenda, agendaPath, agendaSchema } from '#projections/agenda/agendas.schema.ts';
import { useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

const empty: Omit<Agenda, 'id'> = { deals: {}, completed: {}, months: {}, left: false };

/** The agenda of the signed-in user, live. There is no document before the first deal. */
export const useOwnAgenda = () => {
  const uid = useUid();
  const query = useOne(agendaPath(uid), agendaSchema);
  return { query, agenda: query.data === null ? { id: uid, ...empty } : query.data };
};
