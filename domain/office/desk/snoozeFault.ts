import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';

/** Error text if an item cannot be snoozed until then (ms); null if it can. */
export const snoozeFault = (until: number, now: number): string | null => {
  if (until <= now) return '現在より後の日時を選択してください';
  return until > now + businessRules.deskSnoozeMax ? `${businessRules.deskSnoozeMax / DAY}日以内の日時を選択してください` : null;
};
