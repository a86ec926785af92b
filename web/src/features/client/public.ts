/** What other features may use of the clients' one. */
export { useOwnCompany } from './queries/ownCompany.ts';
