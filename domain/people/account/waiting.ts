import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';

/** The usual time of the office's review, after which the office is reminded: 「3日以内」. */
export const reviewTime = (): string => `${businessRules.officeReminderAgain / DAY}日以内`;

type Seen = {
  readonly role: 'talent' | 'client' | null;
  readonly wasCertified: boolean;
  readonly hasTalentProfile: boolean;
  readonly wasPublished: boolean;
};

/**
 * Whether the office has not checked a user yet: a cast with a profile that was never published, or
 * a client who was never certified. It stays false if the
 * office withdraws its approval later.
 */
export const isWaiting = ({ role, wasCertified, hasTalentProfile, wasPublished }: Seen): boolean =>
  role === 'client' ? !wasCertified : role === 'talent' && hasTalentProfile && !wasPublished;
