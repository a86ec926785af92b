import type { Notices, TypesWith } from '../../kernel/words/row.ts';
import { eventWords, typesWith } from '../words/eventWords.ts';

// Plain data, computed by the web build (web/plainData.ts).

export const noticeTexts = Object.fromEntries(typesWith('notifies').map((type) => [type, eventWords[type].notifies])) as Readonly<
  Record<TypesWith<typeof eventWords, 'notifies'>, Notices>
>;
