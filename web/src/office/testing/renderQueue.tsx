import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import DealQueueScreen from '../deals/dealQueueScreen.tsx';
import { renderOffice } from './renderOffice.tsx';

/** The queue of a kind of deal, or one deal at `/` and its id. */
export const renderQueue = (address = '', kind: DealKind = 'offer', roles?: readonly OfficeRole[]) => {
  const path = kind === 'offer' ? '/office/offers' : '/office/entries';
  const pattern = address.startsWith('/') ? `${path}/:${kind}Id` : path;
  return renderOffice(<DealQueueScreen kind={kind} />, `${path}${address}`, pattern, roles);
};
