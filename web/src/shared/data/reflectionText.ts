import type { Reflection } from './waitForVersion.ts';

/** What to add when a change was accepted but is not visible yet. */
export const reflectionText = (reflection: Reflection): string => (reflection === 'pending' ? '（反映中です。まもなく表示されます）' : '');
