/** The exports of this feature for other features. */
export { BillingNotice } from './components/billingNotice.tsx';
export { useOwnCompany } from './queries/ownCompany.ts';
