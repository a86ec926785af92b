import type { EventType } from '../registry.ts';
import { eventWords } from './eventWords.ts';

// Plain data, computed when the web app is built (web/plainData.ts).

/** What histories call each event. */
export const historyWords = Object.fromEntries(Object.entries(eventWords).map(([type, { history }]) => [type, history])) as Readonly<
  Record<EventType, string>
>;
