import CountersignsCard from '../../countersigns/countersignsCard.tsx';
import type { PersonSide } from '../parts.ts';

const idFields = { client: 'clientId', talent: 'talentId' } as const;

/**
 * Acts about somebody's deals and bills for which a second member was asked, and what came of them.
 */
export const SecondsOfPerson = ({ uid, side }: { readonly uid: string; readonly side: PersonSide }) => (
  <CountersignsCard
    acts={['APPROVAL', 'WRITE_OFF', ...(side === 'client' ? (['EXPORT'] as const) : [])]}
    of={{ field: idFields[side], uid }}
  />
);
