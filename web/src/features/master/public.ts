/** What other features may use of the masters' one. */
export { useMasterOptions } from './queries/masterOptions.ts';
