/** What other features may use of the agenda. */
export { Dashboard } from './components/later.tsx';
export { useOwnAgenda } from './queries/ownAgenda.ts';
