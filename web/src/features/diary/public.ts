/** What other features may use of the diary's one. */

export { AvailabilityCard, AvailabilityNotice } from './components/availability.tsx';
