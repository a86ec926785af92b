/** The exports of this feature for other features. */
export { TermsSheetFields } from './components/termsSheetFields.tsx';
export { useMasterName } from './masterName.ts';
