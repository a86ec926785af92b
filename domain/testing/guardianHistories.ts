import { businessRules } from '../kernel/businessRules.ts';
import { guardian as definition, type GuardianEvent } from '../work/guardian/guardian.ts';
import { type Matter, offerMatter } from '../work/guardian/matter.ts';
import { DAY, NOON } from './contexts.ts';

/** The data of a first guardian. */
export const guardian = definition.commandRows.register.example;
export const otherGuardian = { name: '山田 太郎', relation: 'FATHER', email: 'taro@example.com' } as const;

export const registered = { type: 'GuardianRegistered', data: { ...guardian, guardianNo: 1, endsConsent: false } } as const;
/** The second guardian replaces the first, who consented to nothing. */
export const replaced = { type: 'GuardianRegistered', data: { ...otherGuardian, guardianNo: 2, endsConsent: false } } as const;

/** The matter of an offer of ¥40,000. */
export const offered = offerMatter('offer-1', 'job-1', { fee: 40_000, scheduleToClose: NOON + DAY }, 'terms-1');
/** The end of a link that was mailed at noon (ms). */
export const linkExpiresAt = NOON + businessRules.guardianLinkPeriod;

export const asked = (matter: Matter = offered, codeHash = 'hash-1', requestedAt = NOON): GuardianEvent => ({
  type: 'GuardianAsked',
  data: { ...matter, guardianNo: 1, codeHash, requestedAt, expiresAt: requestedAt + businessRules.guardianLinkPeriod },
});
const byLink = (matter: Matter) => ({ ...matter, guardianNo: 1, channel: 'LINK', note: null }) as const;
export const given = (matter: Matter = offered): GuardianEvent => ({ type: 'GuardianConsentGiven', data: byLink(matter) });
export const refused = (matter: Matter = offered): GuardianEvent => ({ type: 'GuardianConsentRefused', data: byLink(matter) });
