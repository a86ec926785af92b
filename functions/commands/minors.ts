import { isMinorOn } from '#domain/kernel/age.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { talentPrivatePath } from '#projections/talent/talentPrivate.schema.ts';
import { birthdayIn } from '../rules/guardianConsents.ts';
import { runtime } from '../runtime.ts';

/** Whether a talent is under 18 today (JST). Without a birthday the talent counts as a minor. */
export const isMinor = async (uid: string): Promise<boolean> => {
  const document = await runtime().db.doc(talentPrivatePath(uid)).get();
  return isMinorOn(birthdayIn(uid, { get: () => document.data() }), jstDate(runtime().now()));
};
