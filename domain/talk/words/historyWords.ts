import type { EventType } from '../../registry.ts';
import { eventWords } from './eventWords.ts';

// Plain data, computed by the web build (web/plainData.ts).

export const historyWords = Object.fromEntries(Object.entries(eventWords).map(([type, { history }]) => [type, history])) as Readonly<
  Record<EventType, string>
>;
