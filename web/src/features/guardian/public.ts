import { lazy } from 'react';

/**
 * The exports of this feature for other features. It loads on demand, since most users are adults.
 */
export { useProfileConsent } from './useProfileConsent.ts';
export const DealConsent = lazy(() => import('./components/dealConsent.tsx'));
