import { lazy } from 'react';

/**
 * What other features may use of the guardians' one. Loaded with the page that asks for it: most
 * people are adults.
 */
export const DealConsent = lazy(() => import('./components/dealConsent.tsx'));
