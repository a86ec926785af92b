/** The exports of this feature for other features. */
export { SiteFooter } from './components/siteFooter.tsx';
export { sitePlaces } from './places.ts';
