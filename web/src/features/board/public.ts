/** What other features may use of a job's board. */
export { Candidates } from './components/candidates.tsx';
