import { lazy } from 'react';

/**
 * The exports of this feature for other features. It loads on demand, since most users are adults.
 */
export const DealConsent = lazy(() => import('./components/dealConsent.tsx'));
