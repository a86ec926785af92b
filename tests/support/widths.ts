import { rotate } from '#domain/testing/rotation.ts';

/**
 * The screens of the two sides of a journey. Each day one side has the phone and the other the
 * desktop. A long run plays a journey both ways.
 */
export const screens = rotate('screens of a journey', 2, [
  ['phone', 'desktop'],
  ['desktop', 'phone'],
] as const);

const journeys = ['counter-offer', 'shared list', 'offer again', 'words'] as const;
/** The journey of negotiation that a run plays; all in a long run. */
const played = rotate('journeys of negotiation', journeys.length, journeys);
/** The screens of one of these journeys; none in a run that does not play it. */
export const screensOf = (journey: (typeof journeys)[number]) => (played.includes(journey) ? screens : []);
