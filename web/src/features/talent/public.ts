/** What other features may use of the talents' one. */
export { CastDetails } from './components/castDetails.tsx';
export { CastSummary } from './components/castSummary.tsx';
export { useCast } from './queries/cast.ts';
