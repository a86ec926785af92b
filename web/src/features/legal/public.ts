/** What other features may use of the legal one. */
export { SiteFooter } from './components/siteFooter.tsx';
export { sitePlaces } from './places.ts';
