/** The exports of this feature for other features. */
export { FailedOptions } from './components/failedOptions.tsx';
export { useMaster, useMasterOptions } from './queries/masterOptions.ts';
