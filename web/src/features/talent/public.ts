/** The exports of this feature for other features. */
export { CastDetails } from './components/castDetails.tsx';
export { CastSummary } from './components/castSummary.tsx';
export { MissingCast } from './components/missingCast.tsx';
export { useCast } from './queries/cast.ts';
