/** What other features may use of the masters' one. */
export { FailedOptions } from './components/failedOptions.tsx';
export { useMaster, useMasterOptions } from './queries/masterOptions.ts';
