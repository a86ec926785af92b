/** What other features may use of the terms sheet's one. */
export { TermsSheetFields } from './components/termsSheetFields.tsx';
export { useMasterName } from './masterName.ts';
