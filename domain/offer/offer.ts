export { decider } from '../work/offer/offer.ts';
