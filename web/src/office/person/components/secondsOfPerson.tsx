import CountersignsCard from '../../countersigns/countersignsCard.tsx';
import type { PersonSide } from '../parts.ts';

const idFields = { client: 'clientId', talent: 'talentId' } as const;

/** Requests for a second approval about a person's deals and bills, with their results. */
export const SecondsOfPerson = ({ uid, side }: { readonly uid: string; readonly side: PersonSide }) => (
  <CountersignsCard
    acts={['APPROVAL', 'WRITE_OFF', ...(side === 'client' ? (['EXPORT'] as const) : [])]}
    of={{ field: idFields[side], uid }}
  />
);
