import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { mayBeMinors } from '#domain/kernel/person.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import { guardianPath, guardianSchema } from '#projections/guardian/guardians.schema.ts';
import { talentPrivatePath, talentPrivateSchema } from '#projections/talent/talentPrivate.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { type ConsentKind, consentStateOf } from './consentState.ts';

/**
 * Whether the signed-in talent is a minor, and the minor's guardian, live. `guardian` is null if
 * none is registered; both are undefined while loading. An adult's guardian is not read, and with
 * `wanted` false nothing.
 */
export const useOwnGuardian = (wanted = true) => {
  const uid = useUid();
  const now = useNow();
  const privateQuery = useOne(wanted ? talentPrivatePath(uid) : '', talentPrivateSchema);
  const own = privateQuery.data;
  const isMinor = own === undefined ? undefined : isMinorOn(own?.birthday ?? null, jstDate(now));
  const query = useOne(guardianPath(isMinor ? uid : ''), guardianSchema);
  const failed = [privateQuery, query].find(({ isError }) => isError);
  return { isMinor, hasProfile: own !== null, guardian: query.data, failed };
};

/** Undefined while loading. Reads only for an age band with minors. */
export const useProfileConsent = (ageBand: number | undefined): 'not needed' | 'missing' | ConsentKind | undefined => {
  const now = useNow();
  const isYoung = ageBand !== undefined && mayBeMinors(ageBand);
  const { isMinor, guardian } = useOwnGuardian(isYoung);
  if (ageBand === undefined || (isYoung && isMinor === undefined)) return undefined;
  if (!isYoung || !isMinor) return 'not needed';
  if (guardian === undefined) return undefined;
  return guardian === null ? 'missing' : consentStateOf(guardian, profileMatter, now).kind;
};
