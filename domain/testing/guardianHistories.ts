import type { GuardianEvent } from '../guardian/events.ts';
import { type Matter, offerMatter } from '../guardian/matter.ts';
import { businessRules } from '../kernel/businessRules.ts';
import { DAY, NOON } from './contexts.ts';

export const guardian = { name: '山田 京子', relation: 'MOTHER', email: 'kyoko@example.com' } as const;
export const otherGuardian = { name: '山田 太郎', relation: 'FATHER', email: 'taro@example.com' } as const;

export const registered = { type: 'GuardianRegistered', data: { ...guardian, guardianNo: 1, endsConsent: false } } as const;
/** The second guardian; the first had consented to nothing. */
export const replaced = { type: 'GuardianRegistered', data: { ...otherGuardian, guardianNo: 2, endsConsent: false } } as const;

/** An offer of ¥40,000. */
export const offered = offerMatter('offer-1', 'job-1', { fee: 40_000, scheduleToClose: NOON + DAY });
/** Asked at noon: when the link expires. */
export const linkExpiresAt = NOON + businessRules.guardianLinkPeriod;

export const asked = (matter: Matter = offered, codeHash = 'hash-1', requestedAt = NOON): GuardianEvent => ({
  type: 'GuardianAsked',
  data: { ...matter, guardianNo: 1, codeHash, requestedAt, expiresAt: requestedAt + businessRules.guardianLinkPeriod },
});
const byLink = (matter: Matter) => ({ ...matter, guardianNo: 1, channel: 'LINK', note: null }) as const;
export const given = (matter: Matter = offered): GuardianEvent => ({ type: 'GuardianConsentGiven', data: byLink(matter) });
export const refused = (matter: Matter = offered): GuardianEvent => ({ type: 'GuardianConsentRefused', data: byLink(matter) });
