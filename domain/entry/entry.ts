export { decider } from '../work/entry/entry.ts';
