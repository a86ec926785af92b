import { mayBeMinors } from '#domain/kernel/person.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import { useNow } from '#web/shared/format/now.ts';
import { type ConsentKind, consentStateOf } from './consentState.ts';
import { useOwnGuardian } from './ownGuardian.ts';

/**
 * What the signed-in cast's profile needs from a guardian; undefined while loading. Reads only for
 * an age band with minors.
 */
export const useProfileConsent = (ageBand: number | undefined): 'not needed' | 'missing' | ConsentKind | undefined => {
  const now = useNow();
  const isYoung = ageBand !== undefined && mayBeMinors(ageBand);
  const { isMinor, guardian } = useOwnGuardian(isYoung);
  if (ageBand === undefined || (isYoung && isMinor === undefined)) return undefined;
  if (!isYoung || !isMinor) return 'not needed';
  if (guardian === undefined) return undefined;
  return guardian === null ? 'missing' : consentStateOf(guardian, profileMatter, now).kind;
};
