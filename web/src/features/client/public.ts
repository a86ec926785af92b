/** What other features may use of the clients' one. */
export { BillingNotice } from './components/billingNotice.tsx';
export { useOwnCompany } from './queries/ownCompany.ts';
