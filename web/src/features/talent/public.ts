/** What other features may use of the talents' one. */
export { CastSummary } from './components/castSummary.tsx';
export { useCast } from './queries/cast.ts';
