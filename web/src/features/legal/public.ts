/** What other features may use of the legal one. */
export { LegalProse } from './components/legalProse.tsx';
export { SiteFooter } from './components/siteFooter.tsx';
export { termsOfService } from './documents/termsOfService.ts';
export { legalPlaces } from './places.ts';
