import { lazy } from 'react';

export const DealConsent = lazy(() => import('./components/dealConsent.tsx'));
