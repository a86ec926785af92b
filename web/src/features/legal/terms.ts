/** The terms of use for other features, separate from what guests load. */
export { LegalProse } from './components/legalProse.tsx';
export { termsOfService } from './documents/termsOfService.ts';
